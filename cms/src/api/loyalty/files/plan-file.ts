import type { BalanceImportAction } from '../../../contracts/loyalty-files';
import type { Language } from '../../../contracts/session';
import { refuseBeyondCeiling } from '../../../crud/require-room';
import { read } from '../../../database/transaction';
import type { LoyaltyKind } from '../../../domain/loyalty';
import { BALANCE_FIELDS, balanceHeading, type BalanceFileField } from '../../../domain/loyalty-files';
import { applyMapping, type MappedRow, type Sheet } from '../../../domain/table-files';
import { invalid, type Issue } from '../../../errors/api-error';
import { collectInSlices, nextTurn } from '../../../event-loop/turns';
import type { ChosenColumns } from '../../../imports/chosen-columns';
import { matchColumns, type MatchedColumns } from '../../../imports/match-columns';
import { countCustomers, customersByPhone, refuseRepeatedPhones } from '../../customers/exports';
import { readLine, type BalanceLine, type Place } from './read-line';

export interface PlannedLine extends BalanceLine {
  action: BalanceImportAction;
}

export interface PlannedFile extends Omit<MatchedColumns<BalanceFileField>, 'mapping'> {
  lines: PlannedLine[];
}

interface Source {
  businessId: string;
  kind: LoyaltyKind;
  place: Place;
  sheet: Sheet;
  chosen: ChosenColumns<BalanceFileField> | null;
}

/**
 * Plans each line of a file against the customers there are now.
 *
 * @throws MISSING_COLUMN with the columns in `match`, EMPTY_FILE, TOO_MANY_CUSTOMERS
 */
export async function planFile(
  { businessId, kind, place, sheet, chosen }: Source,
  language: Language,
): Promise<PlannedFile> {
  const { mapping, match, ignored } = matchColumns({ sheet, chosen }, BALANCE_FIELDS, (key) =>
    balanceHeading(key, language),
  );
  const lines = await collectInSlices(linesOf(applyMapping(sheet, mapping), kind, place));
  if (lines.length === 0) throw invalid([{ code: 'EMPTY_FILE', path: ['file'] }]);
  refuseRepeatedPhones(lines);
  await nextTurn();
  return { match, ignored, lines: await planLines(businessId, lines) };
}

function* linesOf(
  rows: Iterable<MappedRow<BalanceFileField>>,
  kind: LoyaltyKind,
  place: Place,
): Generator<BalanceLine> {
  for (const row of rows) yield readLine(row, kind, place);
}

async function planLines(businessId: string, lines: readonly BalanceLine[]): Promise<PlannedLine[]> {
  const phones = lines.flatMap(({ fields }) => fields.phone ?? []);
  const { known, count } = await read(async (sql) => ({
    known: await customersByPhone(sql, businessId, phones),
    count: await countCustomers(sql, businessId),
  }));
  const planned = lines.map((line) => planLine(line, known.has(line.fields.phone ?? '')));
  const created = planned.filter(({ action }) => action === 'CREATE').length;
  if (created > 0) refuseBeyondCeiling('customers', count + created, ['file']);
  return planned;
}

function planLine(line: BalanceLine, isKnown: boolean): PlannedLine {
  // A line with another problem may name a customer there is: only a new one needs a name.
  const isNameless = line.issues.length === 0 && !isKnown && line.fields.name === undefined;
  const issues: Issue[] = isNameless && line.units > 0 ? [{ code: 'REQUIRED', path: ['name'] }] : line.issues;
  if (issues.length > 0) return { ...line, action: 'REFUSE', units: 0, expiresOn: null, issues };
  return { ...line, action: line.units === 0 ? 'UNCHANGED' : isKnown ? 'UPDATE' : 'CREATE' };
}
