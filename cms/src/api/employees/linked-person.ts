import { read } from '../../database/transaction';
import { invalid, type Issue } from '../../errors/api-error';
import { tryPhone } from '../../phones/phone';
import type { Viewer } from '../../sessions/viewer';
import { businessOf } from '../businesses/exports';
import { activePeople } from './store/people';

interface Linked {
  phone: string | null;
  personId: string | null;
}

/** Of somebody who works with a branch and may be one of its people: the phone as it can be called, and a person who works here. */
export async function withLinkedPerson(
  body: Record<string, unknown>,
  viewer: Viewer,
  before: Pick<Linked, 'personId'> | null,
) {
  const { phone, personId } = body as Partial<Linked>;
  const named = personId && personId !== before?.personId ? personId : null;
  const { country, known } = await read(async (sql) => ({
    country: (await businessOf(sql, viewer.businessId)).country,
    known: named === null || (await activePeople(sql, viewer.businessId)).some(({ id }) => id === named),
  }));
  const kept = phone ? tryPhone(phone, country) : phone;
  const issues: Issue[] = [];
  if (phone && kept === null) issues.push({ code: 'INVALID_PHONE', path: ['phone'] });
  if (!known) issues.push({ code: 'UNKNOWN_REFERENCE', path: ['personId'] });
  if (issues.length > 0) throw invalid(issues);
  return { ...body, ...(phone !== undefined && { phone: kept === '' ? null : kept }) };
}
