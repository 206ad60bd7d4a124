import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['POST', '/menu/starter', 'menu-files.starter', 'menu.price.edit'],
  ['POST', '/menu/import', 'menu-files.import', 'menu.price.edit'],
  ['GET', '/menu/import/last', 'menu-files.lastImport', 'menu.price.edit'],
  ['POST', '/menu/import/undo', 'menu-files.undoImport', 'menu.price.edit'],
  ['GET', '/menu/export', 'menu-files.export', 'menu.edit'],
]);
