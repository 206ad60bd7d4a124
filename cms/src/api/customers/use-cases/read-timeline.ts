import type { z } from 'zod';
import type { TimelineDto, timelineQuery } from '../../../contracts/customers';
import { read } from '../../../database/transaction';
import { invalid, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { seesAllCustomers } from '../nouns/customer';
import { customerRow } from '../store/customer-row';
import { headOf, membersOf } from '../store/members';
import { timelinePage, type TimelineCursor } from '../store/timeline';

/**
 * What happened with a customer and with everybody who is merged into them, page by page; of branches that the viewer does
 * not reach nothing.
 *
 * @throws 404 NOT_FOUND, 400 INVALID_FORMAT at `cursor`
 */
export async function readTimeline(
  viewer: Viewer,
  id: string,
  { cursor, limit }: z.output<typeof timelineQuery>,
): Promise<TimelineDto> {
  if (!seesAllCustomers(viewer)) throw notFound();
  const { businessId, branchIds } = viewer;
  const from = cursor === undefined ? null : readCursor(cursor);
  return read(async (sql) => {
    const headId = await headOf(sql, businessId, id);
    const head = headId === null ? null : await customerRow(sql, businessId, headId);
    if (!head) throw notFound();
    const known = [head, ...(await membersOf(sql, businessId, head.id))];
    const scope = {
      ...{ businessId, branchIds, headId: head.id },
      customerIds: known.map((each) => each.id),
      phones: known.map(({ phone }) => phone),
    };
    const found = await timelinePage(sql, scope, from, limit);
    const entries = found.slice(0, limit);
    const last = entries.at(-1);
    const next = found.length > limit && last ? `${Date.parse(last.at)}.${last.id}` : null;
    return { entries, cursor: next };
  });
}

function readCursor(text: string): TimelineCursor {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw invalid([{ code: 'INVALID_FORMAT', path: ['cursor'] }]);
  return { at: new Date(Number(at)), id };
}
