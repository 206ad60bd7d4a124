import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/sales', 'sales.show', 'sales.view'],
  ['GET', '/sales/breakdown', 'sales.breakdown', 'sales.view'],
  ['GET', '/sales/export', 'sales.export', 'sales.view'],
]);
