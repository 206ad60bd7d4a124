import { operatorRoutes } from '../../../routing/operator-routes';

export default operatorRoutes([
  ['POST', '/menu/copy/preview', 'copy.preview', 'menu.edit'],
  ['POST', '/menu/copy', 'copy.copy', 'menu.edit'],
]);
