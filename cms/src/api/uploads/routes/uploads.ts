import { operatorRoutes, SIGNED_IN } from '../../../routing/operator-routes';

/** What it is brought for decides who may: see the use-case. */
export default operatorRoutes([['POST', '/uploads', 'uploads.create', SIGNED_IN]]);
