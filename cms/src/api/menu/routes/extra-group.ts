import { nounRoutes } from '../../../crud/routes';
import { extraGroup } from '../nouns/extra-group';

export default nounRoutes(extraGroup, 'extra-group');
