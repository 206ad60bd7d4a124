import { nounRoutes } from '../../../crud/routes';
import { seller } from '../nouns/seller';

export default nounRoutes(seller);
