import { z } from 'zod';
import {
  BRANCH_WRITE_PERMISSIONS,
  branchCreate,
  branchUpdate,
  type BranchDto,
} from '../../../contracts/branches';
import { optionalEmail, optionalText } from '../../../contracts/panel-fields';
import { defineNoun, type Fields, type Row } from '../../../crud/noun';
import { json, type JsonColumn } from '../../../database/columns';
import { seesBranchEmail, seesPixKey } from '../../../domain/access';
import { isTimeZone } from '../../../domain/time';
import type { Address } from '../../../domain/orders/order';
import type { Issue } from '../../../errors/api-error';
import { bumpStoreVersion } from '../../../store/version';
import { requirePlanLimit } from '../../plans/exports';
import { recordSlug } from '../record-slug';
import { requireArchivable } from '../require-archivable';
import { countInUse } from '../store/branches';
import { prepareBranch } from './prepare-branch';
import { oneLine } from '../../../contracts/text';

export interface BranchRow extends Row, Omit<BranchDto, 'id' | 'version' | 'state' | KeptOtherwise> {
  settings: JsonColumn;
  paymentMethods: BranchDto['payments'];
  state: BranchDto['state'];
}

type Settings = Partial<Pick<BranchDto, 'closeWithoutBoardMin'>>;
type KeptOtherwise = 'payments' | 'closeWithoutBoardMin';

const NO_ADDRESS: Address = { street: '', number: '', district: '', city: '', state: '', postalCode: '' };

/** A place of the business. What it sells, when and where to are nouns of their own. */
export const branch = defineNoun({
  uid: 'api::branches.branch',
  table: 'branches',
  scope: 'self',
  resource: 'branches',
  entity: 'branch',
  permissions: {
    read: 'branch.view',
    create: 'branch.create',
    update: 'branch.edit',
    archive: 'branch.archive',
  },
  body: { create: branchCreate, update: branchUpdate },
  filters: { state: ['$eq', '$in'], name: ['$containsi', '$eq'], slug: ['$eq'] },
  sorts: ['name', 'state', 'updatedAt', 'createdAt'],
  defaultSort: 'name:asc',
  search: ['name', 'slug'],
  writePermissions: BRANCH_WRITE_PERMISSIONS,
  visibility: { email: seesBranchEmail, pixKey: seesPixKey },
  prepare: prepareBranch,
  toColumns({ payments, closeWithoutBoardMin, ...body }, before) {
    const settings = json<object>(before?.settings, {});
    return {
      ...body,
      ...(payments !== undefined && { paymentMethods: payments }),
      ...(closeWithoutBoardMin !== undefined && { settings: { ...settings, closeWithoutBoardMin } }),
    };
  },
  pictures: ['logoUrl', 'bannerUrl'],
  panel: {
    update: z.strictObject({
      name: oneLine().min(2).max(80),
      description: optionalText(500),
      email: optionalEmail,
    }),
  },
  check(next: Fields<BranchRow>): Issue[] {
    const issues: Issue[] = [];
    if (typeof next.timezone === 'string' && !isTimeZone(next.timezone))
      issues.push({ code: 'UNKNOWN_TIME_ZONE', path: ['timezone'] });
    if (Array.isArray(next.paymentMethods) && next.paymentMethods.includes('PIX') && !next.pixKey)
      issues.push({ code: 'PIX_KEY_REQUIRED', path: ['pixKey'] });
    return issues;
  },
  async afterWrite(sql, row: BranchRow, before) {
    await bumpStoreVersion(sql, row.documentId);
    await recordSlug(sql, row, before, new Date());
    if (row.state === 'ARCHIVED') await requireArchivable(sql, row);
    else if (!before || before.state === 'ARCHIVED')
      await requirePlanLimit(sql, row.businessId, 'branches', () => countInUse(sql, row.businessId));
  },
  present: (rows: readonly BranchRow[]) => Promise.resolve(rows.map(toDto)),
  event: 'store.changed',
});

function toDto(row: BranchRow): BranchDto {
  return {
    id: row.documentId,
    version: row.version,
    name: row.name,
    slug: row.slug,
    // Rows that were written in the panel may leave these empty.
    description: (row.description as string | null) ?? '',
    cuisines: json<string[]>(row.cuisines, []),
    phone: row.phone,
    whatsapp: row.whatsapp,
    email: row.email,
    address: { ...NO_ADDRESS, ...json<Partial<Address>>(row.address, {}) },
    timezone: row.timezone,
    closeoutTime: row.closeoutTime,
    color: row.color,
    logoUrl: row.logoUrl,
    bannerUrl: row.bannerUrl,
    services: row.services,
    payments: row.paymentMethods,
    pixKey: row.pixKey,
    minOrderCents: row.minOrderCents,
    preparationMin: row.preparationMin,
    serviceFeeBps: row.serviceFeeBps,
    acceptDeadlineMin: row.acceptDeadlineMin,
    closeWithoutBoardMin: json<Settings>(row.settings, {}).closeWithoutBoardMin ?? null,
    state: row.state,
  };
}
