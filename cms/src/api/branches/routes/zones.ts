import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['GET', '/maps', 'zones.maps', 'branch.view'],
  ['GET', '/maps/postal-codes/:code', 'zones.postalCode', 'branch.view'],
  ['POST', '/branches/:id/zones/order', 'zones.order', 'zone.edit'],
  // Where customers are is for those who decide where is delivered.
  ['GET', '/branches/:id/zones/demand', 'zones.demand', 'zone.edit'],
  ['POST', '/branches/:id/zones/import', 'zones.importFile', 'zone.edit'],
  ['POST', '/branches/:id/zones/test', 'zones.test', 'branch.view'],
]);
