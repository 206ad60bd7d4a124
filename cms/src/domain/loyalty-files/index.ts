export { readBalance, readExpiry, MAX_IMPORTED_UNITS, type BalanceReading } from './cells';
export { BALANCE_FIELDS, BALANCE_FILE_FIELDS, balanceHeading, type BalanceFileField } from './fields';
