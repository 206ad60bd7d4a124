import { nounController } from '../../../crud/controller';
import { category } from '../nouns/category';

export default nounController(category);
