import { nounRoutes } from '../../../crud/routes';
import { printer } from '../nouns/printer';

export default nounRoutes(printer);
