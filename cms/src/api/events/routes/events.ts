import { operatorRoutes, SIGNED_IN } from '../../../routing/operator-routes';

export default operatorRoutes([['GET', '/events', 'events.stream', SIGNED_IN]]);
