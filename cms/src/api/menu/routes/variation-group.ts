import { nounRoutes } from '../../../crud/routes';
import { variationGroup } from '../nouns/variation-group';

export default nounRoutes(variationGroup, 'variation-group');
