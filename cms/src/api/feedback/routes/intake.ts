import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([['POST', '/feedback/intake', 'intake.take']]);
