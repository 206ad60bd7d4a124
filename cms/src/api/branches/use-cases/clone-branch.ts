import type { z } from 'zod';
import type { CloneCounts, CloneReportDto, cloneBody } from '../../../contracts/branch-clone';
import { branchCreate } from '../../../contracts/branches';
import { newId } from '../../../database/ids';
import { inTransaction, type Tx } from '../../../database/transaction';
import { CLONE_PARTS, CLONE_PERMISSIONS, withOwnIds, type ClonePart } from '../../../domain/branches';
import { isTimeZone } from '../../../domain/time';
import { invalid } from '../../../errors/api-error';
import { runOnce } from '../../../idempotency/idempotency';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { bumpStoreVersion, lockStoreVersion } from '../../../store/version';
import { cloneSource, cloneCounts, cloneNotesFor, type CloneSource } from '../clone-facts';
import { recordSlug } from '../record-slug';
import { prepareBranch } from '../nouns/prepare-branch';
import { recordChange } from '../record-change';
import { requirePlanLimit } from '../../plans/exports';
import { countInUse } from '../store/branches';
import { requireRoom } from '../../../crud/require-room';
import { addBranchToCoupon } from '../../campaign/exports';
import { EXCEPTIONS, HOURS, MENU_TYPES, SOCIAL_LINKS, ZONES } from '../store/clone-source';
import { insertCopies, type WholeRow } from '../store/whole-rows';
import { ownStore } from './own-store';

type Order = z.output<typeof cloneBody>;

/** What is said of the new branch itself, and of no other. */
const IDENTITY = ['name', 'slug', 'address', 'phone', 'state'] as const;
const PROFILE = ['description', 'cuisines', 'color', 'logoUrl', 'bannerUrl', 'whatsapp', 'email'];
const PAYMENTS = ['paymentMethods', 'pixKey'];
/** Without them a branch is none: the copy has those of the source, whatever is chosen; of the time zone unless it names one. */
const NEEDED = ['services', 'timezone', 'closeoutTime'];

/**
 * Makes a new branch, a draft, with the chosen parts of another one: rows with ids of their own, in one transaction, with
 * the source's menu held meanwhile. Pictures are named again, not stored again. The same key and order again get the same
 * answer.
 */
export async function cloneBranch(
  viewer: Viewer,
  order: Order,
  key: string | null,
  now: Date,
): Promise<CloneReportDto> {
  for (const part of order.parts)
    for (const permission of CLONE_PERMISSIONS[part]) requirePermission(viewer, permission);
  const { branchId: _source, parts: _parts, ...identity } = order;
  if (order.timezone !== undefined && !isTimeZone(order.timezone))
    throw invalid([{ code: 'UNKNOWN_TIME_ZONE', path: ['timezone'] }]);
  const prepared = await prepareBranch(identity, viewer, null);
  return inTransaction(async (tx) => {
    const clone = () => cloneWithin(tx, viewer, order, prepared, now);
    if (key === null) return clone();
    const claim = { scope: `branch-clone:${viewer.businessId}`, key, body: order, now };
    return (await runOnce(tx, claim, async () => ({ status: 201, data: await clone() }))).data;
  });
}

async function cloneWithin(
  tx: Tx,
  viewer: Viewer,
  { branchId: sourceId, parts }: Order,
  prepared: Record<string, unknown>,
  now: Date,
): Promise<CloneReportDto> {
  const { businessId } = await ownStore(tx, viewer, sourceId);
  await lockStoreVersion(tx, sourceId);
  const source = await cloneSource(tx, { businessId, branchId: sourceId });
  const chosen = new Set(parts);
  const row = branchRow(source, prepared, chosen);
  const place = { businessId, branchId: row.documentId };

  await insertCopies(tx, 'api::branches.branch', { businessId, branchId: null }, [row], now);
  await recordSlug(tx, { ...row, businessId, slug: String(row.slug) }, null, now);
  const count = () => countInUse(tx, businessId);
  await requirePlanLimit(tx, businessId, 'branches', count);
  await requireRoom(tx, { name: 'branches', owner: businessId, count });
  if (chosen.has('hours')) {
    await insertCopies(tx, HOURS, place, source.hours.map(another), now);
    await insertCopies(tx, EXCEPTIONS, place, source.exceptions.map(another), now);
  }
  if (chosen.has('zones')) await insertCopies(tx, ZONES, place, source.zones.map(another), now);
  if (chosen.has('menu')) {
    const menu = withOwnIds(source.menu, newId);
    for (const kind of ['categories', 'variationGroups', 'extraGroups', 'products'] as const)
      await insertCopies(tx, MENU_TYPES[kind], place, menu[kind], now);
  }
  if (chosen.has('social')) await insertCopies(tx, SOCIAL_LINKS, place, source.social.map(another), now);
  if (chosen.has('coupons'))
    for (const { id, branchIds } of source.coupons)
      await addBranchToCoupon(tx, businessId, { id, branchIds: [...branchIds, row.documentId] }, now);

  await bumpStoreVersion(tx, row.documentId);
  const created = cloneCounts(source, chosen);
  const after = { name: row.name, slug: row.slug, source: source.row.name, parts, ...created };
  await recordChange(tx, viewer, row.documentId, { action: 'clone', at: now, after });
  return {
    branch: { id: row.documentId, name: String(row.name), slug: String(row.slug) },
    created,
    skipped: skippedOf(chosen, created),
    notes: cloneNotesFor(source, chosen, isPlaced(row.address)),
  };
}

/** The new branch: itself, what it needs, and of the source what was chosen; the rest as every new one has it. */
function branchRow(
  { row }: CloneSource,
  prepared: Record<string, unknown>,
  chosen: ReadonlySet<ClonePart>,
): WholeRow {
  const needed = { ...pick(row, NEEDED), ...('timezone' in prepared && pick(prepared, ['timezone'])) };
  const {
    payments,
    closeWithoutBoardMin: _policy,
    ...fresh
  } = branchCreate.parse({ ...prepared, ...needed });
  const own = new Set<string>([...IDENTITY, ...NEEDED, ...PROFILE, ...PAYMENTS, 'documentId']);
  const rules = Object.keys(row).filter((field) => !own.has(field));
  return {
    ...fresh,
    paymentMethods: payments,
    ...(chosen.has('profile') && pick(row, PROFILE)),
    ...(chosen.has('payments') && pick(row, PAYMENTS)),
    ...(chosen.has('rules') && pick(row, rules)),
    ...needed,
    state: 'DRAFT',
    documentId: newId(),
  };
}

const pick = (row: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

const another = (row: WholeRow): WholeRow => ({ ...row, documentId: newId() });

const isPlaced = (address: unknown): boolean =>
  typeof address === 'object' && address !== null && 'lat' in address && typeof address.lat === 'number';

function skippedOf(chosen: ReadonlySet<ClonePart>, created: CloneCounts): CloneReportDto['skipped'] {
  const nothing: Partial<Record<ClonePart, boolean>> = {
    payments: created.payments === 0,
    hours: created.hours + created.exceptions === 0,
    zones: created.zones === 0,
    menu: created.categories + created.groups + created.products === 0,
    coupons: created.coupons === 0,
    social: created.social === 0,
  };
  return CLONE_PARTS.filter((part) => !chosen.has(part) || nothing[part]).map((part) => ({
    part,
    reason: chosen.has(part) ? 'NOTHING_THERE' : 'NOT_CHOSEN',
  }));
}
