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
  const { phone, document, addresses, tags } = body as Partial<CustomerFields>;
  const { country } = await read((sql) => businessOf(sql, viewer.businessId));
  const issues: Issue[] = [];
  const number = phone === undefined ? undefined : tryPhone(phone, country);
  if (number === null) issues.push({ code: 'INVALID_PHONE', path: ['phone'] });
  const taxId = document ? readTaxId(document, country) : (document ?? undefined);
  if (document && taxId === null) issues.push({ code: 'INVALID_TAX_ID', path: ['document'] });
  for (const [index, address] of (addresses ?? []).entries())
    for (const { code, path } of addressProblems(address, country))
      issues.push({ code, path: ['addresses', index, ...path] });
  if (issues.length > 0) throw invalid(issues);
  return {
    ...body,
    ...(number && { phone: number }),
    ...(document !== undefined && { document: document ? taxId : null }),
    ...(tags && { tags: [...new Set(tags)] }),
  };
}

/** The columns of a prepared body, with the keys by which customers are found and compared. */
export function toCustomerColumns(body: Body, before: CustomerRow | null): Body {
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
