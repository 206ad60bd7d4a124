export { addressProblems, type AddressProblemCode } from './address';
export { readTaxId } from './business-document';
export * from './countries';
export {
  hasPostalCodes,
  isPostalCode,
  normalizePostalCode,
  suggestPostalRange,
  type PostalRange,
} from './postal-code';
export { parsePixKey, pixKeyKind } from './pix-key';
export { COUNTRY_OF_LANGUAGE, conventionsOf, localeOf, type Locale, type WordLanguage } from './locale';
export { BRAZILIAN_STATES, isBrazilianState } from './states';
export { isCnpj, isCpf } from './tax-id';
export { suggestTimeZone } from './time-zone';
