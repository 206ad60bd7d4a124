import type { CustomerFields } from '../../../contracts/customers';
import { json } from '../../../database/columns';
import { read } from '../../../database/transaction';
import { addressProblems, readTaxId } from '../../../domain/country';
import { birthMonthOf, nameAddressKey, phoneKey, searchKey, surnameKey } from '../../../domain/customers';
import type { Address } from '../../../domain/orders/order';
import { ApiError, invalid, type Issue } from '../../../errors/api-error';
import { tryPhone } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import { businessOf } from '../../businesses/exports';
import type { CustomerRow } from './customer';

type Body = Record<string, unknown>;

/** Refuses to change somebody who is no customer of their own any more: merged into another one, or anonymised. */
export function requireChangeable({ mergedInto, state }: Pick<CustomerRow, 'mergedInto' | 'state'>): void {
  if (mergedInto) throw new ApiError(409, 'ALREADY_MERGED');
  if (state === 'ANONYMIZED') throw new ApiError(409, 'CUSTOMER_ANONYMIZED');
}

/**
 * A body in the form in which it is stored, by the rules of the business's country: the phone in E.164, the document in its
 * digits, each tag once.
 */
export async function prepareCustomer(body: Body, viewer: Viewer, before: CustomerRow | null): Promise<Body> {
  if (before) requireChangeable(before);
  const { country } = await read((sql) => businessOf(sql, viewer.businessId));
  const { issues, fields } = normaliseFields(body as Partial<CustomerFields>, country);
  if (issues.length > 0) throw invalid(issues);
  return { ...body, ...fields };
}

/**
 * Fields of a customer in the form in which they are stored, and what is wrong with them.
 *
 * @param country ISO 3166-1 alpha-2, of the business
 * @returns `fields`: phone in E.164, document in its digits, each tag once; those that are wrong are left out
 */
export function normaliseFields(
  { phone, document, addresses, tags }: Partial<CustomerFields>,
  country: string,
): { issues: Issue[]; fields: Partial<CustomerFields> } {
  const issues: Issue[] = [];
  const number = phone === undefined ? undefined : tryPhone(phone, country);
  if (number === null) issues.push({ code: 'INVALID_PHONE', path: ['phone'] });
  const taxId = document ? readTaxId(document, country) : (document ?? undefined);
  if (document && taxId === null) issues.push({ code: 'INVALID_TAX_ID', path: ['document'] });
  for (const [index, address] of (addresses ?? []).entries())
    for (const { code, path } of addressProblems(address, country))
      issues.push({ code, path: ['addresses', index, ...path] });
  const fields = {
    ...(number && { phone: number }),
    ...(document !== undefined && { document: document ? (taxId ?? null) : null }),
    ...(tags && { tags: [...new Set(tags)] }),
  };
  return { issues, fields };
}

/** The columns of a prepared body, with the keys by which customers are found and compared. */
export function toCustomerColumns(body: Body, before: Pick<CustomerRow, 'name' | 'addresses'> | null): Body {
  const { name, phone, birthDate, addresses } = body as Partial<CustomerFields>;
  const [address] = addresses ?? json<Address[]>(before?.addresses, []);
  const isMoved = name !== undefined || addresses !== undefined;
  return {
    ...body,
    ...(name !== undefined && { nameKey: searchKey(name), surnameKey: surnameKey(name) }),
    ...(phone !== undefined && { phoneKey: phoneKey(phone) }),
    ...(birthDate !== undefined && { birthMonth: birthMonthOf(birthDate) }),
    ...(isMoved && address && { nameAddressKey: nameAddressKey(name ?? before?.name ?? '', address) }),
  };
}
