import { bootstrap } from './bootstrap/bootstrap';
import { register } from './bootstrap/register';

export default { register, bootstrap };
