import { nounController } from '../../../crud/controller';
import { deliveryZone } from '../nouns/delivery-zone';

export default nounController(deliveryZone);
