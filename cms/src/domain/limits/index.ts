export { CEILINGS, ceilingOf, type Ceiling, type CeilingName } from './ceilings';
