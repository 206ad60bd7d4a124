import type { ColumnMatchDto } from '../../../contracts/column-match';
import type { Language } from '../../../contracts/session';
import { refuseBeyondCeiling } from '../../../crud/require-room';
import { read } from '../../../database/transaction';
import { CUSTOMER_FIELDS, customerHeading, type CustomerFileField } from '../../../domain/customer-files';
import { applyMapping, type MappedRow, type Sheet } from '../../../domain/table-files';
import { invalid, type Issue } from '../../../errors/api-error';
import { collectInSlices, nextTurn } from '../../../event-loop/turns';
import type { ChosenColumns } from '../../../imports/chosen-columns';
import { matchColumns } from '../../../imports/match-columns';
import { businessOf } from '../../businesses/exports';
import { offerConsentsOf } from '../store/import-consents';
import { countCustomers, customersByPhone } from '../store/imported-customers';
import { planLine, type LinePlan } from './plan-line';
import { readLine, type ReadLine } from './read-line';

export interface PlannedLine extends LinePlan {
  read: ReadLine;
}

export interface PlannedFile {
  match: ColumnMatchDto;
  ignored: string[];
  lines: PlannedLine[];
}

interface File {
  sheet: Sheet;
  chosen: ChosenColumns<CustomerFileField> | null;
}

/**
 * What becomes of each line of a file with the customers as they are now.
 *
 * @throws MISSING_COLUMN with the columns in `match`, EMPTY_FILE, TOO_MANY_CUSTOMERS
 */
export async function planFile(
  businessId: string,
  { sheet, chosen }: File,
  language: Language,
  now: Date,
): Promise<PlannedFile> {
  const { mapping, match, ignored } = matchColumns({ sheet, chosen }, CUSTOMER_FIELDS, (key) =>
    customerHeading(key, language),
  );
  const { country } = await read((sql) => businessOf(sql, businessId));
  const place = { country, today: now.toISOString().slice(0, 10) };
  const lines = await collectInSlices(linesOf(applyMapping(sheet, mapping), place));
  if (lines.length === 0) throw invalid([{ code: 'EMPTY_FILE', path: ['file'] }]);
  refuseRepeatedPhones(lines);
  await nextTurn();
  return {
    match,
    ignored,
    lines: await planLines(businessId, lines),
  };
}

function* linesOf(
  rows: Iterable<MappedRow<CustomerFileField>>,
  place: Parameters<typeof readLine>[1],
): Generator<ReadLine> {
  for (const row of rows) yield readLine(row, place);
}

/** Of two lines with one phone the later is refused. */
export function refuseRepeatedPhones(
  lines: readonly { line: number; fields: { phone?: string | undefined }; issues: Issue[] }[],
): void {
  const first = new Map<string, number>();
  for (const { line, fields, issues } of lines) {
    if (fields.phone === undefined || issues.length > 0) continue;
    const earlier = first.get(fields.phone);
    if (earlier === undefined) first.set(fields.phone, line);
    else issues.push({ code: 'REPEATED_PHONE', path: ['phone'], args: { line: earlier } });
  }
}

async function planLines(businessId: string, lines: readonly ReadLine[]): Promise<PlannedLine[]> {
  const phones = lines.flatMap(({ fields }) => fields.phone ?? []);
  const { known, consents, count } = await read(async (sql) => {
    const found = await customersByPhone(sql, businessId, phones);
    return {
      known: found,
      consents: await offerConsentsOf(
        sql,
        businessId,
        [...found.values()].map(({ id }) => id),
      ),
      count: await countCustomers(sql, businessId),
    };
  });
  const planned = lines.map((each) => {
    const customer = known.get(each.fields.phone ?? '') ?? null;
    return { read: each, ...planLine(each, customer, consents.get(customer?.id ?? '') ?? {}) };
  });
  const created = planned.filter(({ action }) => action === 'CREATE').length;
  if (created > 0) refuseBeyondCeiling('customers', count + created, ['file']);
  return planned;
}
