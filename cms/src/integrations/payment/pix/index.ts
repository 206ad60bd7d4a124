export { brCode, type BrCodeInput } from './br-code';
export { parsePixKey, pixKeyKind, type PixKey, type PixKeyKind } from './pix-key';
export { isCnpj, isCpf } from './tax-id';
