import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { MAX_SHOWN_LINES } from '../../../contracts/customer-files';
import type { LoyaltyProgramDto } from '../../../contracts/loyalty';
import {
  MAX_BALANCE_CELL_LENGTH,
  MAX_BALANCE_FILE_BYTES,
  MAX_BALANCE_FILE_LINES,
  type BalanceImportDto,
  type balanceImportQuery,
  type balancePreviewQuery,
} from '../../../contracts/loyalty-files';
import type { Language } from '../../../contracts/session';
import { readOne } from '../../../crud/read-rows';
import { inBatches } from '../../../database/batches';
import { inTransaction, read } from '../../../database/transaction';
import { BALANCE_FIELDS, type BalanceFileField } from '../../../domain/loyalty-files';
import { unescapeFormula, type Sheet } from '../../../domain/table-files';
import { businessDay } from '../../../domain/time';
import { ApiError, forbidden } from '../../../errors/api-error';
import { Semaphore } from '../../../event-loop/semaphore';
import { answerLines, countActions } from '../../../imports/answer-lines';
import { chosenColumns, type ChosenColumns } from '../../../imports/chosen-columns';
import { readImportFile } from '../../../imports/read-file';
import { rememberMapping } from '../../../imports/remembered-mappings';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { openBranchIds } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import { planFile, type PlannedFile, type PlannedLine } from '../files/plan-file';
import { recordImport, recordImportedBatch } from '../files/record-import';
import { storeLine, type BusinessClock } from '../files/store-line';
import { program as programNoun } from '../nouns/program';
import { canContinue, importById, importedBefore, lotsOfImport, noteImport } from '../store/balance-imports';
import { seesMembers } from './list-members';

const LIMITS = {
  lines: MAX_BALANCE_FILE_LINES,
  columns: 200,
  cell: MAX_BALANCE_CELL_LENGTH,
  total: MAX_BALANCE_FILE_BYTES,
};

/** Of two imports at once the second finds what the first has stored. */
export const balanceImportSemaphore = new Semaphore(1, 20);

/**
 * Shows what an import of a file of balances would do, and stores nothing.
 *
 * @throws 404 NOT_FOUND for a program that is not there, 409 LOYALTY_CLOSED, and the refusals of a file
 */
export async function previewBalances(
  viewer: Viewer,
  query: z.output<typeof balancePreviewQuery>,
  file: Buffer,
  language: Language,
): Promise<BalanceImportDto> {
  const source = await readSource(viewer, query, file, language);
  const planned = await source.plan();
  const importedAt = await read((sql) => importedBefore(sql, source.scope));
  return answer(source.sheet, planned, { language, importedAt, undo: null, preview: true });
}

/**
 * Gives customers the balances of a file, once for an idempotency key: the same key with the same file stores the lines that
 * are missing and answers the same. Refused lines are answered with their cells and reasons.
 *
 * @throws as `previewBalances`; 409 IMPORT_REPEATED, 410 IMPORT_GONE, 422 IDEMPOTENCY_KEY_REUSED
 */
export async function importBalances(
  viewer: Viewer,
  { again, ...query }: z.output<typeof balanceImportQuery>,
  { file, key }: { file: Buffer; key: string },
  language: Language,
): Promise<BalanceImportDto> {
  const { businessId } = viewer;
  const source = await readSource(viewer, query, file, language);
  const id = hash(businessId, key).slice(0, 32);
  return balanceImportSemaphore.run(async () => {
    const planned = await source.plan();
    const wanted = planned.lines.filter(isStored);
    if (wanted.length === 0)
      return answer(source.sheet, planned, { language, importedAt: null, undo: null, preview: false });
    const now = new Date();
    const noted = await inTransaction(async (tx) => {
      const earlier = await importById(tx, businessId, id);
      if (earlier) return earlier;
      if (again !== 'true' && (await importedBefore(tx, source.scope)) !== null)
        throw new ApiError(409, 'IMPORT_REPEATED', { path: ['file'] });
      return noteImport(tx, { ...source.scope, id, at: now.getTime(), undoneAt: null });
    });
    if (!canContinue(noted, now)) throw new ApiError(410, 'IMPORT_GONE', { path: ['file'] });
    if (noted.fileHash !== source.scope.fileHash || noted.programId !== query.program)
      throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', { path: ['Idempotency-Key'] });

    const before = await read((sql) => lotsOfImport(sql, noted, now));
    const became = new Map(before.map(({ line, isNew }) => [line, isNew ? 'CREATE' : 'UPDATE'] as const));
    const running = { ...noted, clock: source.clock, expireDays: source.program.expireDays };
    let stored = 0;
    try {
      const missing = wanted.filter(({ line }) => !became.has(line));
      await inBatches(missing, async (tx, piece) => {
        const done = new Map<number, 'CREATE' | 'UPDATE'>();
        for (const line of piece) {
          const action = await storeLine(tx, viewer, line, running);
          if (action) done.set(line.line, action);
        }
        await recordImportedBatch(tx, noted, now);
        tx.afterCommit(() => {
          for (const [line, action] of done) became.set(line, action);
          stored += done.size;
        });
      });
    } finally {
      if (stored > 0)
        await recordImport(viewer, source.program, 'import-balances', { customers: stored }, now);
    }
    const { chosen } = source;
    if (chosen) await inTransaction((tx) => rememberMapping(tx, source.mappingScope, chosen.mapping, now));
    const lines = planned.lines.map((line) => ({ ...line, action: became.get(line.line) ?? line.action }));
    return answer(
      source.sheet,
      { ...planned, lines },
      { language, importedAt: null, undo: id, preview: false },
    );
  });
}

const hash = (...parts: (string | Buffer)[]): string =>
  parts.reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256')).digest('hex');

const isStored = ({ action }: PlannedLine): boolean => action === 'CREATE' || action === 'UPDATE';

interface ImportSource {
  program: LoyaltyProgramDto;
  sheet: Sheet;
  chosen: ChosenColumns<BalanceFileField> | null;
  clock: BusinessClock;
  scope: { businessId: string; programId: string; fileHash: string };
  mappingScope: { businessId: string; target: 'balances'; headings: readonly string[] };
  plan: () => Promise<PlannedFile>;
}

async function readSource(
  viewer: Viewer,
  { program: programId, columns }: z.output<typeof balancePreviewQuery>,
  file: Buffer,
  language: Language,
): Promise<ImportSource> {
  const { businessId } = viewer;
  if (!seesMembers(viewer)) throw forbidden('customer.view');
  const program = await readOne(programNoun, viewer, programId);
  if (program.state === 'CLOSED') throw new ApiError(409, 'LOYALTY_CLOSED');
  const sheet = await readImportFile(file, LIMITS);
  const mappingScope = { businessId, target: 'balances', headings: sheet.headings } as const;
  const { chosen, clock, country, currency } = await read(async (sql) => ({
    chosen: await chosenColumns(sql, mappingScope, BALANCE_FIELDS, columns),
    clock: await clockOf(sql, businessId, program.branchIds),
    ...(await businessOf(sql, businessId)),
  }));
  const today = businessDay(new Date(), clock.timeZone, clock.closeout);
  const place = { country, currency, today };
  return {
    ...{ program, sheet, chosen, clock, mappingScope },
    scope: { businessId, programId, fileHash: hash(file, columns ?? '') },
    plan: () => planFile({ businessId, kind: program.kind, place, sheet, chosen }, language),
  };
}

/** The clock of the program's first branch, or else of the business's oldest. */
async function clockOf(
  sql: Parameters<Parameters<typeof read>[0]>[0],
  businessId: string,
  branchIds: readonly string[],
): Promise<BusinessClock> {
  const branchId = branchIds[0] ?? (await openBranchIds(sql, businessId))[0];
  const branch = branchId === undefined ? null : (await storeOf(sql, branchId))?.branch;
  return { timeZone: branch?.timezone ?? 'UTC', closeout: branch?.closeoutTime ?? '04:00' };
}

interface AnswerOptions extends Pick<BalanceImportDto, 'preview' | 'importedAt' | 'undo'> {
  language: Language;
}

const answer = (
  sheet: Sheet,
  { lines, match, ignored }: PlannedFile,
  { language, ...rest }: AnswerOptions,
): BalanceImportDto => ({
  ...rest,
  counts: countActions(lines),
  units: lines.reduce((sum, { units }) => sum + units, 0),
  headings: sheet.headings.map(unescapeFormula),
  match,
  unknownColumns: ignored,
  lines: answerLines(
    sheet,
    lines.map(({ line, action, shown, units, expiresOn, issues }) => ({
      ...{ line, action, ...shown, units, expiresOn, issues },
    })),
    { language, limit: MAX_SHOWN_LINES },
  ),
});
