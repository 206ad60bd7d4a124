import { nounRoutes } from '../../../crud/routes';
import { category } from '../nouns/category';
import { extraGroup } from '../nouns/extra-group';
import { product } from '../nouns/product';
import { variationGroup } from '../nouns/variation-group';

export default nounRoutes(category, product, variationGroup, extraGroup);
