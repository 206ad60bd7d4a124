import { unique, type TestBusiness } from './business';
import { FileBody } from './client';
import type { Example } from './example';
import { importFile } from './menu-files';

const HEAD = 'Category;Name;Price';
const branch = (business: TestBusiness) => Promise.resolve(business.branch.id);
/** What an import that was just made is undone by. */
export const storedImport = async ({ owner, branch: { id } }: TestBusiness) =>
  (await importFile(owner, id, `${HEAD}\nDrinks;${unique('Juice')};4,50`)).body.data.undo ?? '';

/** Files that come into a menu, and go again. */
export const IMPORT_EXAMPLES: Record<string, Example> = {
  'POST /api/menu/import': {
    subject: branch,
    path: (id) => `/api/menu/import?branch=${id}`,
    body: () => new FileBody(new TextEncoder().encode(`${HEAD}\nDrinks;Water;4,50`)),
    missing: 400,
  },
  'GET /api/menu/import/last': {
    subject: branch,
    path: (id) => `/api/menu/import/last?branch=${id}`,
    missing: 400,
  },
  'POST /api/menu/import/undo': {
    subject: storedImport,
    path: () => '/api/menu/import/undo',
    body: (id) => ({ id }),
    missing: 410,
  },
};
