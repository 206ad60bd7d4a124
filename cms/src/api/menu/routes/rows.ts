import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/products/:id/details', 'rows.productDetails', 'menu.view'],
  ['POST', '/products/:id/place', 'rows.placeProduct', 'menu.edit'],
  ['POST', '/categories/:id/place', 'rows.placeCategory', 'menu.edit'],
  ['POST', '/products/:id/sold-out', 'rows.productSoldOut', 'menu.sold-out'],
  ['POST', '/categories/:id/sold-out', 'rows.categorySoldOut', 'menu.sold-out'],
  ['POST', '/extra-groups/:id/sold-out', 'rows.extraGroupSoldOut', 'menu.sold-out'],
  ['POST', '/products/:id/stock', 'rows.productStock', 'menu.sold-out'],
  ['POST', '/extra-groups/:id/extras/:partId/sold-out', 'rows.extraSoldOut', 'menu.sold-out'],
  ['POST', '/extra-groups/:id/extras/:partId/pause', 'rows.extraPause', 'menu.sold-out'],
  ['POST', '/extra-groups/:id/extras/:partId/stock', 'rows.extraStock', 'menu.sold-out'],
  ['POST', '/variation-groups/:id/variations/:partId/sold-out', 'rows.variationSoldOut', 'menu.sold-out'],
  ['POST', '/variation-groups/:id/variations/:partId/pause', 'rows.variationPause', 'menu.sold-out'],
  ['POST', '/variation-groups/:id/variations/:partId/stock', 'rows.variationStock', 'menu.sold-out'],
]);
