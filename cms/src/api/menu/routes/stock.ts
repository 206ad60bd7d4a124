import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['POST', '/products/:id/sold-out', 'stock.productSoldOut', 'menu.sold-out'],
  ['POST', '/categories/:id/sold-out', 'stock.categorySoldOut', 'menu.sold-out'],
  ['POST', '/extra-groups/:id/sold-out', 'stock.extraGroupSoldOut', 'menu.sold-out'],
  ['POST', '/products/:id/stock', 'stock.adjust', 'menu.sold-out'],
]);
