import { nounRoutes } from '../../../crud/routes';
import { branch } from '../nouns/branch';
import { deliveryZone } from '../nouns/delivery-zone';

export default nounRoutes(branch, deliveryZone);
