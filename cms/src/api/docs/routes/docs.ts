import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([
  ['GET', '/openapi.json', 'docs.document'],
  ['GET', '/docs', 'docs.page'],
  ['GET', '/docs/:file', 'docs.file'],
]);
