import { nounController } from '../../../crud/controller';
import { product } from '../nouns/product';

export default nounController(product);
