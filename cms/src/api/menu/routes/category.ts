import { nounRoutes } from '../../../crud/routes';
import { category } from '../nouns/category';

export default nounRoutes(category, 'category');
