export { minorDigits } from './currency';
export { formatMoney } from './format';
export { parseMoney } from './parse';
export { percentOf, WHOLE_BPS } from './percent';
export { splitByWeights } from './split';
