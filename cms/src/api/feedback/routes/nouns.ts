import { nounRoutes } from '../../../crud/routes';
import { feedback } from '../nouns/feedback';

export default nounRoutes(feedback);
