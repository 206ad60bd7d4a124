import type { CustomerImportAction } from '../../../contracts/customer-files';
import type { CustomerFileField } from '../../../domain/customer-files';
import { CONSENT_CHANNELS, MAX_ADDRESSES, MAX_TAGS, type ConsentChannel } from '../../../domain/customers';
import { sameValue } from '../../../domain/equality';
import type { Address } from '../../../domain/orders/order';
import { plainText } from '../../../domain/text';
import type { Issue } from '../../../errors/api-error';
import type { ImportedCustomer, ImportedFields } from '../store/imported-customers';
import type { ReadLine } from './read-line';

/** The consents to offers that stand for a customer, by channel; a channel without an entry is missing. */
export type OfferConsents = Partial<Record<ConsentChannel, boolean>>;

export interface LinePlan {
  action: CustomerImportAction;
  /** New values of the fields that change. */
  changes: Partial<ImportedFields>;
  /** Consents to append to the log. */
  consents: OfferConsents;
  fields: CustomerFileField[];
  issues: Issue[];
}

const REFUSED = { action: 'REFUSE', changes: {}, consents: {}, fields: [] } as const;
const refuse = (...issues: Issue[]): LinePlan => ({ ...REFUSED, fields: [], issues });

/**
 * What becomes of a line with the customer who has its phone, or null. Fields that the line does not name stay. A consent that
 * was withdrawn is not given again by a file.
 */
export function planLine(read: ReadLine, known: ImportedCustomer | null, given: OfferConsents): LinePlan {
  if (read.issues.length > 0) return refuse(...read.issues);
  if (known?.mergedInto) return refuse({ code: 'ALREADY_MERGED', path: ['phone'] });
  const { phone: _, kitchenNote: __, addresses, tags, ...plain } = read.fields;
  if (!known && plain.name === undefined) return refuse({ code: 'REQUIRED', path: ['name'] });

  const wanted: Partial<ImportedFields> = {
    ...plain,
    ...(tags && { tags: [...new Set([...(known?.tags ?? []), ...tags])] }),
    ...(addresses?.[0] && { addresses: withAddress(known?.addresses ?? [], addresses[0]) }),
  };
  if ((wanted.tags?.length ?? 0) > MAX_TAGS)
    return refuse({ code: 'TOO_MANY', path: ['tags'], args: { limit: MAX_TAGS } });
  if ((wanted.addresses?.length ?? 0) > MAX_ADDRESSES)
    return refuse({ code: 'TOO_MANY', path: ['street'], args: { limit: MAX_ADDRESSES } });

  const consents = Object.fromEntries(
    CONSENT_CHANNELS.flatMap((channel) => {
      const said = read.consents[channel];
      const isNew = said === true ? given[channel] === undefined : said === false && given[channel] === true;
      return isNew ? [[channel, said]] : [];
    }),
  ) as OfferConsents;
  const names = Object.keys(wanted) as (keyof ImportedFields)[];
  const changed = known
    ? names.filter((name) => !sameValue(known[name] ?? null, wanted[name] ?? null))
    : names;
  const changes: Partial<ImportedFields> = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
  const isChanged = changed.length > 0 || Object.keys(consents).length > 0;
  return {
    action: !known ? 'CREATE' : isChanged ? 'UPDATE' : 'UNCHANGED',
    changes,
    consents,
    fields: known ? fieldsOf(changed, consents) : [],
    issues: [],
  };
}

function fieldsOf(changed: readonly (keyof ImportedFields)[], consents: OfferConsents): CustomerFileField[] {
  return [
    ...changed.map((name): CustomerFileField => (name === 'addresses' ? 'street' : name)),
    ...(consents.EMAIL === undefined ? [] : (['emailConsent'] as const)),
    ...(consents.WHATSAPP === undefined ? [] : (['whatsappConsent'] as const)),
  ];
}

/** The addresses with one more, in place of an earlier one of the same door. */
function withAddress(addresses: readonly Address[], added: Address): Address[] {
  const place = addresses.findIndex((address) => doorOf(address) === doorOf(added));
  if (place < 0) return [...addresses, added];
  return addresses.map((address, index) => (index === place ? { ...address, ...added } : address));
}

const doorOf = ({ street, number, complement, postalCode }: Address): string =>
  [street, number, complement ?? '', postalCode.replace(/\D/g, '')].map(plainText).join('|');
