export { brCode, type BrCodeInput } from './br-code';
