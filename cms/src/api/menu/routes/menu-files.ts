import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['POST', '/menu/starter', 'menu-files.starter', 'menu.price.edit'],
  ['POST', '/menu/import', 'menu-files.import', 'menu.price.edit'],
  ['GET', '/menu/export', 'menu-files.export', 'menu.edit'],
]);
