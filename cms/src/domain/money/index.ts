export { minorDigits } from './currency';
export { currencySign, formatAmount, formatMoney } from './format';
export { decimalSeparator } from './notation';
export { parseMoney, readMoney, readMoneyCell, readWholeNumber, type MoneyReading } from './parse';
export { percentOf, WHOLE_BPS } from './percent';
export { splitByWeights } from './split';
