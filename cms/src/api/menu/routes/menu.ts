import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['POST', '/menu/starter', 'menu-files.starter', 'menu.price.edit'],
  ['POST', '/menu/import', 'menu-files.import', 'menu.price.edit'],
  ['GET', '/menu/import/last', 'menu-files.lastImport', 'menu.price.edit'],
  ['POST', '/menu/import/undo', 'menu-files.undoImport', 'menu.price.edit'],
  ['GET', '/menu/export', 'menu-files.export', 'menu.edit'],
  ['POST', '/menu/copy/preview', 'copy.preview', 'menu.edit'],
  ['POST', '/menu/copy', 'copy.copy', 'menu.edit'],
  ['POST', '/menu/bulk/price', 'bulk.price', 'menu.price.edit'],
  ['POST', '/menu/bulk/category', 'bulk.category', 'menu.edit'],
  ['POST', '/menu/bulk/state', 'bulk.state', 'menu.edit'],
  ['POST', '/menu/bulk/channel', 'bulk.channel', 'menu.price.edit'],
  ['POST', '/menu/bulk/schedule', 'bulk.schedule', 'menu.edit'],
  ['POST', '/menu/bulk/station', 'bulk.station', 'menu.edit'],
  ['POST', '/menu/bulk/sold-out', 'bulk.soldOut', 'menu.sold-out'],
  // What is taken back decides which permission it takes: see the use-case.
  ['POST', '/menu/bulk/undo', 'bulk.undo', 'menu.view'],
]);
