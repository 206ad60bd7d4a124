import type { BranchCardDto } from '../../../contracts/branches';
import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { grantOf } from '../../../domain/access';
import { HEARTBEAT_MS } from '../../../domain/orders/can-order';
import { businessDay } from '../../../domain/time';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { NOTHING_UNHEARD, salesOfDay, unheardAt, type DaySales } from '../../orders/exports';
import { boardPresenceOf } from '../store/boards';
import { authorizedBranches } from '../store/branches';
import { branchStatus } from './branch-status';

const NO_BOARDS = { listening: 0, lastSignAt: null };
const NO_SALES = { orders: 0, salesCents: 0 };

type Branch = Awaited<ReturnType<typeof authorizedBranches>>[number];

/** The branches that the viewer reaches, each with what somebody who looks after several wants to know of it. */
export async function listBranchCards(
  viewer: Viewer,
  wanted: { archived: boolean },
  language: Language,
  now: Date,
): Promise<BranchCardDto[]> {
  return read(async (sql) => {
    const branches = await authorizedBranches(sql, viewer, wanted);
    const ids = branches.map(({ id }) => id);
    const boards = await boardPresenceOf(sql, ids, new Date(now.getTime() - HEARTBEAT_MS));
    const unheard = await unheardAt(sql, ids);
    // Whose home shows only their own sees no figures of a branch.
    const figures = grantOf(viewer, 'home.view');
    const sales = figures && figures !== 'own' ? await salesToday(sql, branches, now) : null;

    const cards: BranchCardDto[] = [];
    for (const { id, version, name, slug, state, address, timezone, logoUrl } of branches) {
      const status = await statusOf(sql, id, language, now);
      cards.push({
        ...{ id, version, name, slug, state, timezone, logoUrl },
        city: address.city,
        district: address.district,
        status: status && { ...status, ...(unheard.get(id) ?? NOTHING_UNHEARD) },
        boards: boards.get(id) ?? NO_BOARDS,
        today: sales && (sales.get(id) ?? NO_SALES),
      });
    }
    return cards;
  });
}

async function statusOf(sql: Sql, branchId: string, language: Language, now: Date) {
  const store = await storeOf(sql, branchId);
  if (!store) return null;
  return branchStatus(sql, store, language, now);
}

/** Each branch by its own business day; those of one day are asked for together. */
async function salesToday(sql: Sql, branches: readonly Branch[], now: Date): Promise<Map<string, DaySales>> {
  const dayOf = ({ timezone, closeoutTime }: Branch) => businessDay(now, timezone, closeoutTime);
  const found = new Map<string, DaySales>();
  for (const day of new Set(branches.map(dayOf))) {
    const ids = branches.filter((branch) => dayOf(branch) === day).map(({ id }) => id);
    for (const [id, sales] of await salesOfDay(sql, ids, day)) found.set(id, sales);
  }
  return found;
}
