import type { z } from 'zod';
import { MAX_IMPORT_LINES, type importBody, type ImportDto } from '../../../contracts/menu-files';
import type { Language } from '../../../contracts/session';
import { asRows } from '../../../crud/noun';
import { create, update } from '../../../crud/operations';
import type { Sql } from '../../../database/sql';
import { inDocumentTransaction, read } from '../../../database/transaction';
import {
  headingOf,
  planImport,
  readLines,
  type KnownProduct,
  type PlannedLine,
} from '../../../domain/menu-import';
import type { Menu } from '../../../domain/menu';
import { plainText } from '../../../domain/text';
import { invalid } from '../../../errors/api-error';
import { spelledOut } from '../../../errors/respond';
import { readCsv } from '../../../integrations/csv/read-csv';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { noteFile } from '../files/note-file';
import { ownMenu } from '../files/own-menu';
import { category } from '../nouns/category';
import { product } from '../nouns/product';

type Body = z.output<typeof importBody>;
type Planned = Awaited<ReturnType<typeof planFor>>;

const isStored = ({ action }: PlannedLine): boolean => action === 'CREATE' || action === 'UPDATE';

/**
 * Brings the lines of a file into the menu of a branch: new products, and those whose code or name the menu knows.
 * Lines that are not right are left out and said why. A preview does all of it but the storing.
 */
export async function importMenu(viewer: Viewer, body: Body, language: Language): Promise<ImportDto> {
  const { branchId, preview } = body;
  requirePermission(viewer, 'menu.edit');
  const { unknown, plan } = preview
    ? await read((sql) => planFor(sql, viewer, body, language))
    : await inDocumentTransaction(async (tx) => {
        const made = await planFor(tx, viewer, body, language);
        await store(viewer, branchId, made);
        await noteFile(tx, viewer, branchId, 'import', { products: made.plan.lines.filter(isStored).length });
        return made;
      });
  const count = (action: PlannedLine['action']) => plan.lines.filter((line) => line.action === action).length;
  return {
    preview,
    counts: {
      created: count('CREATE'),
      updated: count('UPDATE'),
      unchanged: count('UNCHANGED'),
      refused: count('REFUSE'),
    },
    newCategories: plan.newCategories,
    unknownColumns: unknown,
    lines: plan.lines.map(({ line, action, category: of, name, changes, problems }) => ({
      line,
      action,
      category: of,
      name,
      changes,
      issues: spelledOut(
        problems.map(({ code, column, args }) => ({ code, path: [column], args })),
        language,
      ),
    })),
  };
}

async function planFor(sql: Sql, viewer: Viewer, { branchId, csv, preview }: Body, reader: Language) {
  const { currency, language, menu } = await ownMenu(sql, viewer, branchId, { lock: !preview });
  const sheet = readCsv(csv);
  if (sheet.lines.length > MAX_IMPORT_LINES)
    throw invalid([{ code: 'TOO_MANY', path: ['csv'], args: { limit: MAX_IMPORT_LINES } }]);
  const { lines, unknown, missing } = readLines(sheet, { currency, language });
  if (missing.length > 0)
    throw invalid(
      missing.map((column) => ({
        code: 'MISSING_COLUMN',
        path: ['csv', column],
        args: { column: headingOf(column, reader) },
      })),
    );
  if (lines.length === 0) throw invalid([{ code: 'EMPTY_FILE', path: ['csv'] }]);
  const rows = await productRows(sql, branchId);
  const plan = planImport(lines, { ...menu, products: knownProducts(menu, rows) });
  return { menu, rows, unknown, plan };
}

/** What the rules of ordering do not read of a product, and a file can change. */
interface ProductRow {
  document_id: string;
  version: number;
  sku: string | null;
  cost_cents: number | null;
}

async function productRows(sql: Sql, branchId: string): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await sql.all<ProductRow>(
    `SELECT document_id, version, sku, cost_cents FROM products WHERE branch_id = ? AND state <> 'ARCHIVED' ORDER BY id LIMIT 10000`,
    [branchId],
  );
  return new Map(rows.map((row) => [row.document_id, row]));
}

function knownProducts({ products }: Menu, rows: ReadonlyMap<string, ProductRow>): KnownProduct[] {
  return products.map((known) => ({
    ...known,
    sku: rows.get(known.id)?.sku ?? null,
    costCents: rows.get(known.id)?.cost_cents ?? null,
  }));
}

async function store(viewer: Viewer, branchId: string, { plan, menu, rows }: Planned): Promise<void> {
  const categoryIds = new Map<string, string>();
  const last = Math.max(-1, ...menu.categories.map(({ position }) => position));
  for (const [index, name] of plan.newCategories.entries()) {
    const body = category.body.create.parse({ branchId, name, position: last + 1 + index });
    categoryIds.set(plainText(name), (await create(asRows(category), viewer, body)).documentId);
  }
  let position = Math.max(-1, ...menu.products.map((known) => known.position));
  for (const line of plan.lines.filter(isStored)) {
    const of = line.categoryId ?? categoryIds.get(plainText(line.category));
    if (!of) throw new Error(`Line ${line.line} has no category`);
    const known = line.productId === null ? undefined : rows.get(line.productId);
    if (known) await update(asRows(product), viewer, known.document_id, changesOf(line, of, known.version));
    else {
      position += 1;
      const body = { branchId, name: line.name, categoryIds: [of], position, ...line.fields };
      await create(asRows(product), viewer, product.body.create.parse(body));
    }
  }
}

function changesOf({ name, changes, fields }: PlannedLine, categoryId: string, version: number) {
  const changed: Record<string, unknown> = {};
  for (const { field } of changes) {
    if (field === 'category') changed.categoryIds = [categoryId];
    else changed[field] = field === 'name' ? name : fields[field];
  }
  return { ...changed, version };
}
