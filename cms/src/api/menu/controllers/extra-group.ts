import { nounController } from '../../../crud/controller';
import { extraGroup } from '../nouns/extra-group';

export default nounController(extraGroup);
