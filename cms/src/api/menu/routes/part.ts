import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['POST', '/extra-groups/:id/extras/:partId/sold-out', 'part.extraSoldOut', 'menu.sold-out'],
  ['POST', '/extra-groups/:id/extras/:partId/pause', 'part.extraPause', 'menu.sold-out'],
  ['POST', '/extra-groups/:id/extras/:partId/stock', 'part.extraStock', 'menu.sold-out'],
  ['POST', '/variation-groups/:id/variations/:partId/sold-out', 'part.variationSoldOut', 'menu.sold-out'],
  ['POST', '/variation-groups/:id/variations/:partId/pause', 'part.variationPause', 'menu.sold-out'],
  ['POST', '/variation-groups/:id/variations/:partId/stock', 'part.variationStock', 'menu.sold-out'],
]);
