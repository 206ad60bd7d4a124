import { nounRoutes } from '../../../crud/routes';
import { branch } from '../nouns/branch';
import { deliveryZone } from '../nouns/delivery-zone';
import { hoursException } from '../nouns/hours-exception';

export default nounRoutes(branch, deliveryZone, hoursException);
