export { readBirthDate, readTags, readYesNo } from './cells';
export {
  ADDRESS_FIELDS,
  CUSTOMER_FIELDS,
  CUSTOMER_FILE_FIELDS,
  customerHeading,
  type CustomerFileField,
} from './fields';
