import { nounRoutes } from '../../../crud/routes';
import { courier } from '../nouns/courier';

export default nounRoutes(courier);
