import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([['GET', '/products/:id/details', 'product-details.show', 'menu.view']]);
