import { nounRoutes } from '../../../crud/routes';
import { product } from '../nouns/product';

export default nounRoutes(product, 'product');
