export { clockText, hourText } from './clock';
export { formatsOf, weekdayName, type Region } from './formats';
export { dateFormat, numberFormat, relativeFormat } from './intl';
