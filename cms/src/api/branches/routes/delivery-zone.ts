import { nounRoutes } from '../../../crud/routes';
import { deliveryZone } from '../nouns/delivery-zone';

export default nounRoutes(deliveryZone, 'delivery-zone');
