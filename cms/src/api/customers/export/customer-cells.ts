import type { CustomerDto } from '../../../contracts/customers';
import type { Language } from '../../../contracts/session';
import {
  CUSTOMER_FILE_FIELDS,
  customerHeading,
  type CustomerFileField,
} from '../../../domain/customer-files';
import { minorDigits } from '../../../domain/money';
import { joinList } from '../../../domain/table-files';
import { localTime } from '../../../domain/time';
import type { OfferConsents } from '../files/plan-line';
import type { CustomerSheetWords } from './words';

/** A cell of a sheet of customers; the format decides how it is written. */
export type CustomerCell = string | number | null | { amount: number } | { day: string; minutes: number };

/** A customer with the consents to offers that stand. */
export interface ExportedCustomer {
  customer: CustomerDto;
  consents: OfferConsents;
}

export interface CustomerSheetPlace {
  words: CustomerSheetWords;
  /** ISO 4217 */
  currency: string;
  timeZone: string;
}

type Cell = (row: ExportedCustomer, place: CustomerSheetPlace) => CustomerCell;

const consent =
  (channel: 'EMAIL' | 'WHATSAPP'): Cell =>
  ({ consents }, { words }) => {
    const given = consents[channel];
    return given === undefined ? null : given ? words.yes : words.no;
  };
const address =
  (part: 'street' | 'number' | 'complement' | 'district' | 'city' | 'state' | 'postalCode'): Cell =>
  ({ customer }) =>
    customer.addresses?.[0]?.[part] ?? null;
const instant = (at: string | null, { timeZone }: CustomerSheetPlace): CustomerCell =>
  at === null ? null : localTime(new Date(at), timeZone);

/** The columns that an import reads again, as it names them. */
const FIELDS: Readonly<Record<CustomerFileField, Cell>> = {
  name: ({ customer }) => customer.name,
  phone: ({ customer }) => customer.phone,
  email: ({ customer }) => customer.email,
  document: ({ customer }) => customer.document,
  birthDate: ({ customer }) => customer.birthDate,
  tags: ({ customer }) => joinList(customer.tags),
  notes: ({ customer }) => customer.notes,
  allergies: ({ customer }) => customer.allergies,
  street: address('street'),
  number: address('number'),
  complement: address('complement'),
  district: address('district'),
  city: address('city'),
  state: address('state'),
  postalCode: address('postalCode'),
  emailConsent: consent('EMAIL'),
  whatsappConsent: consent('WHATSAPP'),
};

const FIGURES: Readonly<Record<keyof CustomerSheetWords['columns'], Cell>> = {
  segment: ({ customer }, { words }) => words.segments[customer.segment],
  orders: ({ customer }) => customer.orderCount,
  spent: ({ customer }, { currency }) => ({ amount: customer.spentCents / 10 ** minorDigits(currency) }),
  currency: (_, { currency }) => currency,
  firstOrder: ({ customer }, place) => instant(customer.firstOrderAt, place),
  lastOrder: ({ customer }, place) => instant(customer.lastOrderAt, place),
  state: ({ customer }, { words }) => words.states[customer.state],
};
const FIGURE_NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

export const headingsOf = (language: Language, { columns }: CustomerSheetWords): string[] => [
  ...CUSTOMER_FILE_FIELDS.map((field) => customerHeading(field, language)),
  ...FIGURE_NAMES.map((name) => columns[name]),
];

export const cellsOf = (row: ExportedCustomer, place: CustomerSheetPlace): CustomerCell[] => [
  ...CUSTOMER_FILE_FIELDS.map((field) => FIELDS[field](row, place)),
  ...FIGURE_NAMES.map((name) => FIGURES[name](row, place)),
];
