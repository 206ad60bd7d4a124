import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { addressProblems, parsePixKey } from '../../../domain/country';
import type { Address } from '../../../domain/orders/order';
import type { PaymentMethod } from '../../../domain/orders/payment';
import { freeSlug, slugOf } from '../../../domain/text';
import { invalid, type Issue } from '../../../errors/api-error';
import { tryPhone } from '../../../phones/phone';
import { takesOnline } from '../../../store/payment-methods';
import type { Viewer } from '../../../sessions/viewer';
import { businessOf } from '../../businesses/exports';
import { slugsLike } from '../store/branches';
import type { BranchRow } from './branch';

type Body = Record<string, unknown>;

interface Named {
  name?: string;
  slug?: string;
  address?: Address;
  phone?: string | null;
  whatsapp?: string | null;
  pixKey?: string | null;
  payments?: PaymentMethod[];
  services?: string[];
}

/**
 * Brings what a body says of a branch into the form in which it is kept, by the rules of the business's country, and
 * finds a free address on the web for a new one that names none.
 */
export async function prepareBranch(body: Body, viewer: Viewer, before: BranchRow | null): Promise<Body> {
  const named = body as Named;
  const { country, slug } = await read(async (sql) => ({
    country: (await businessOf(sql, viewer.businessId)).country,
    slug: before || named.slug !== undefined ? undefined : await freeSlugFor(sql, named.name ?? ''),
  }));
  const issues: Issue[] = [];
  const phones = (['phone', 'whatsapp'] as const).flatMap((field) => {
    const text = named[field];
    if (text === undefined || text === null) return [];
    const phone = tryPhone(text, country);
    if (phone === null) issues.push({ code: 'INVALID_PHONE', path: [field] });
    return [[field, phone] as const];
  });
  if (named.address) {
    for (const { code, path } of addressProblems(named.address, country))
      issues.push({ code, path: ['address', ...path] });
  }
  const pixKey = named.pixKey == null ? named.pixKey : parsePixKey(named.pixKey)?.key;
  if (named.pixKey != null && pixKey === undefined)
    issues.push({ code: 'INVALID_PIX_KEY', path: ['pixKey'] });
  if (named.payments?.includes('PIX') && country !== 'BR')
    issues.push({ code: 'PIX_ONLY_IN_BRAZIL', path: ['payments'] });
  if (named.payments?.includes('ONLINE') && !takesOnline())
    issues.push({ code: 'PAYMENT_NOT_SET_UP', path: ['payments'] });
  if (issues.length > 0) throw invalid(issues);
  return {
    ...body,
    ...Object.fromEntries(phones),
    ...(slug !== undefined && { slug }),
    ...(named.pixKey !== undefined && { pixKey }),
    ...(named.payments && { payments: [...new Set(named.payments)] }),
    ...(named.services && { services: [...new Set(named.services)] }),
  };
}

/** Another one may take it in between: then the row's own constraint says so, and the next attempt finds the next. */
const freeSlugFor = async (sql: Sql, name: string): Promise<string> =>
  freeSlug(name, await slugsLike(sql, slugOf(name)));
