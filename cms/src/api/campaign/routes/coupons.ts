import { nounRoutes } from '../../../crud/routes';
import { coupon } from '../nouns/coupon';

export default nounRoutes([coupon]);
