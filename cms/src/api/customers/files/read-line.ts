import { customerUpdate, type CustomerFields } from '../../../contracts/customers';
import {
  ADDRESS_FIELDS,
  CUSTOMER_FILE_FIELDS,
  readBirthDate,
  readTags,
  readYesNo,
  type CustomerFileField,
} from '../../../domain/customer-files';
import type { ConsentChannel } from '../../../domain/customers';
import { unescapeFormula, type MappedRow } from '../../../domain/table-files';
import { ApiError, type Issue } from '../../../errors/api-error';
import { parse } from '../../../errors/parse';
import { normaliseFields } from '../nouns/prepare-customer';

const schema = customerUpdate.omit({ version: true });

/** A line of a file as it is to be stored: only what the line says. */
export interface ReadLine {
  line: number;
  /** As the file has them, for people. */
  shown: { name: string; phone: string };
  fields: Partial<CustomerFields>;
  consents: Partial<Record<ConsentChannel, boolean>>;
  issues: Issue[];
}

interface Place {
  /** ISO 3166-1 alpha-2, of the business. */
  country: string;
  /** 'YYYY-MM-DD' */
  today: string;
}

const CONSENTS = { emailConsent: 'EMAIL', whatsappConsent: 'WHATSAPP' } as const;

/** Reads and checks a line. The paths of issues name the fields of the file. */
export function readLine({ line, cells }: MappedRow<CustomerFileField>, place: Place): ReadLine {
  const text = (key: CustomerFileField) => unescapeFormula(String(cells.get(key) ?? '').trim());
  const issues: Issue[] = [];
  const raw: Record<string, unknown> = {};
  for (const key of ['name', 'phone', 'email', 'document', 'notes', 'allergies'] as const)
    if (cells.has(key)) raw[key] = text(key);
  if (!cells.has('phone')) issues.push({ code: 'REQUIRED', path: ['phone'] });
  if (cells.has('tags')) raw.tags = readTags(text('tags'));
  if (cells.has('birthDate')) {
    const day = readBirthDate(text('birthDate'), place.country, place.today);
    if (day === null) issues.push({ code: 'INVALID_BIRTH_DATE', path: ['birthDate'] });
    else raw.birthDate = day;
  }
  if (ADDRESS_FIELDS.some((key) => cells.has(key)))
    raw.addresses = [
      Object.fromEntries(ADDRESS_FIELDS.flatMap((key) => (cells.has(key) ? [[key, text(key)]] : []))),
    ];
  const consents: ReadLine['consents'] = {};
  for (const key of ['emailConsent', 'whatsappConsent'] as const) {
    if (!cells.has(key)) continue;
    const isGiven = readYesNo(text(key));
    if (isGiven === null) issues.push({ code: 'NOT_YES_OR_NO', path: [key] });
    else consents[CONSENTS[key]] = isGiven;
  }
  const parsed = parsedFields(raw);
  issues.push(...parsed.issues);
  const normalised = normaliseFields(parsed.fields, place.country);
  issues.push(...normalised.issues);
  return {
    line,
    shown: { name: text('name'), phone: text('phone') },
    fields: { ...parsed.fields, ...normalised.fields },
    consents,
    issues: issues.map(({ path, ...issue }) => ({ ...issue, path: [fieldOf(path)] })),
  };
}

function parsedFields(raw: object): { fields: Partial<CustomerFields>; issues: Issue[] } {
  try {
    return { fields: parse(schema, raw), issues: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { fields: {}, issues: error.options.issues ?? [] };
  }
}

/** `addresses.0.street` is the column `street`, `tags.2` the column `tags`. */
function fieldOf(path: readonly (string | number)[]): CustomerFileField {
  const known = [...path].reverse().find((part) => CUSTOMER_FILE_FIELDS.some((key) => key === part));
  return (known ?? 'phone') as CustomerFileField;
}
