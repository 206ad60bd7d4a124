import type { z } from 'zod';
import type {
  applySettingsBody,
  BranchSettingsDto,
  branchSettingsBody,
} from '../../../contracts/branch-settings';
import type { Sql } from '../../../database/sql';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import {
  differingSettings,
  flatSettings,
  readSettings,
  writeSettings,
  type SettingValues,
  type StoredSettings,
} from '../../../domain/settings';
import { ApiError, notFound } from '../../../errors/api-error';
import { requireBranch, type Viewer } from '../../../sessions/viewer';
import { storedSettings } from '../../../store/behaviour';
import { bumpStoreVersion } from '../../../store/version';
import { recordChange } from '../record-change';
import { settingsRow, storeSettings, type SettingsRow } from '../store/settings';

/** How a branch behaves. */
export async function readBranchSettings(viewer: Viewer, branchId: string): Promise<BranchSettingsDto> {
  return read(async (sql) => toDto(await ownRow(sql, viewer, branchId)));
}

/** Sets how a branch behaves, if it is still as the viewer saw it. */
export async function setBranchSettings(
  viewer: Viewer,
  branchId: string,
  { version, values }: z.output<typeof branchSettingsBody>,
  now: Date,
): Promise<BranchSettingsDto> {
  return inTransaction((tx) => change(tx, viewer, { branchId, version, values }, now));
}

/** Lets other branches behave like one: all of them, or none where one of them is not as the viewer saw it. */
export async function applySettings(
  viewer: Viewer,
  branchId: string,
  { branches }: z.output<typeof applySettingsBody>,
  now: Date,
): Promise<BranchSettingsDto[]> {
  // In one order for everybody: two people who do it at once never wait for each other.
  const others = branches.filter(({ id }) => id !== branchId).sort((a, b) => (a.id < b.id ? -1 : 1));
  return inTransaction(async (tx) => {
    const { values } = toDto(await ownRow(tx, viewer, branchId));
    const changed: BranchSettingsDto[] = [];
    for (const { id, version } of others)
      changed.push(await change(tx, viewer, { branchId: id, version, values }, now));
    return changed;
  });
}

interface Change {
  branchId: string;
  version: number;
  values: SettingValues;
}

async function change(
  tx: Tx,
  viewer: Viewer,
  { branchId, version, values }: Change,
  now: Date,
): Promise<BranchSettingsDto> {
  const before = await ownRow(tx, viewer, branchId);
  const stored = { ...before, version, ...columnsOf(before, values) };
  const done = await storeSettings(tx, viewer.businessId, stored, now);
  if (done === 0) {
    const current = toDto(await ownRow(tx, viewer, branchId));
    throw new ApiError(409, 'STALE_VERSION', { details: { current } });
  }
  await bumpStoreVersion(tx, branchId);
  const was = toDto(before).values;
  if (differingSettings(values, was).length > 0) {
    const change = { before: flatSettings(was), after: flatSettings(values) };
    await recordChange(tx, viewer, branchId, { action: 'settings', at: now, ...change });
  }
  return { branchId, version: version + 1, values };
}

function columnsOf(before: SettingsRow, values: SettingValues): Pick<SettingsRow, 'settings' | 'autoAccept'> {
  const { autoAccept = {}, ...settings } = writeSettings(storedSettings(before), values);
  return { settings, autoAccept: autoAccept as StoredSettings };
}

async function ownRow(sql: Sql, viewer: Viewer, branchId: string): Promise<SettingsRow> {
  requireBranch(viewer, branchId);
  const row = await settingsRow(sql, viewer.businessId, branchId);
  if (!row) throw notFound();
  return row;
}

const toDto = (row: SettingsRow): BranchSettingsDto => ({
  branchId: row.id,
  version: row.version,
  values: readSettings(storedSettings(row)),
});
