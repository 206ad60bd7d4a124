import { nounController } from '../../../crud/controller';
import { branch } from '../nouns/branch';

export default nounController(branch);
