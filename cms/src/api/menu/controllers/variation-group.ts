import { nounController } from '../../../crud/controller';
import { variationGroup } from '../nouns/variation-group';

export default nounController(variationGroup);
