import { bytewise, type Sql, type SqlCondition } from '../../../database/sql';
import { searchKey } from '../../../domain/customers';
import { isPhoneSearch, phonePrefix, tryPhone } from '../../../phones/phone';
import type { Membership } from './memberships';

/** Sorts after every character that a name, a phone or an address has. */
const LAST = '\u{10ffff}';

/** Who searches: contacts that somebody is not shown are found by the whole of them alone. */
interface Searcher {
  businessId: string;
  country: string;
  isMasked: boolean;
}

/**
 * The customers that a text names: by phone, by e-mail address or by the beginning of the first or the last name. One who is
 * merged into another is found as that other.
 */
export function searchMembership(
  sql: Sql,
  text: string,
  { businessId, country, isMasked }: Searcher,
): Membership {
  const starts = (column: string, prefix: string): SqlCondition => ({
    condition: `${bytewise(sql, column)} >= ? AND ${bytewise(sql, column)} < ?`,
    parameters: [prefix, prefix + LAST],
  });
  const equals = (column: string, value: string): SqlCondition => ({
    condition: `${bytewise(sql, column)} = ?`,
    parameters: [value],
  });
  const contact = (column: string, whole: string | null, prefix: string) =>
    isMasked ? equals(column, whole ?? '') : starts(column, prefix);

  if (isPhoneSearch(text)) {
    // A number with a country code of its own is of that country.
    const of = text.trim().startsWith('+') ? '' : country;
    return anyOf(businessId, [contact('phone', tryPhone(text, of), phonePrefix(text, of))]);
  }
  const address = text.trim().toLowerCase();
  if (text.includes('@')) return anyOf(businessId, [contact('email', address, address)]);
  const name = searchKey(text);
  return anyOf(businessId, [starts('name_key', name), starts('surname_key', name)]);
}

/** One condition after the other, each by its own index. */
function anyOf(businessId: string, found: readonly SqlCondition[]): Membership {
  const each = found.map(
    ({ condition }) =>
      `SELECT COALESCE(merged_into, document_id) AS id FROM customers WHERE business_id = ? AND ${condition}`,
  );
  const ids = {
    condition: each.join(' UNION '),
    parameters: found.flatMap(({ parameters }) => [businessId, ...parameters]),
  };
  return {
    ids,
    // Members are left out of it: more than a few customers begin with the text anyway.
    probe: {
      condition: `(${found.map(({ condition }) => `(${condition})`).join(' OR ')})`,
      parameters: found.flatMap(({ parameters }) => parameters),
    },
  };
}
