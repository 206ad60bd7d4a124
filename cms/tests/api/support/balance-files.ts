import type { BalanceImportDto } from '../../../src/contracts/loyalty-files';
import type { RequestWithBody } from './bodies';
import { unique, type TestBusiness } from './business';
import { FileBody, type Answer, type Client } from './client';
import { acting, type Example } from './example';
import { newProgram } from './loyalty';
import { newPhone } from './ordering';

interface BalanceFile {
  preview?: boolean;
  columns?: Record<string, string | null>;
  key?: string;
  again?: boolean;
}

/** Imports a file of balances into a program, or shows what it would do. */
export function importBalances(
  who: Client,
  program: string,
  file: string | Uint8Array,
  { preview = false, columns, key = unique('balances'), again }: BalanceFile = {},
): Promise<Answer<BalanceImportDto>> {
  const query = new URLSearchParams({
    program,
    ...(columns && { columns: JSON.stringify(columns) }),
    ...(again && { again: 'true' }),
  });
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const path = `/api/loyalty-accounts/import${preview ? '/preview' : ''}?${query.toString()}`;
  const headers = { 'accept-language': 'en', 'idempotency-key': key.replace(/\s/g, '-') };
  return who.post<BalanceImportDto>(path, new FileBody(bytes), headers);
}

const FILE = () => `phone,name,balance\n${newPhone()},${unique('Imported')},5\n`;

/** Of one branch: one of all branches is everybody's. */
const program = async (business: TestBusiness) =>
  (await newProgram(business, { branchIds: [business.branch.id] })).id;

/** The id by which an import that was just made is undone. */
const storedBalanceImport = async (business: TestBusiness) =>
  (await importBalances(business.owner, await program(business), FILE())).body.data.undo ?? '';

const sending = (action: string): Example => ({
  subject: program,
  path: (id) => `/api/loyalty-accounts/import${action}?program=${id}`,
  body: () => new FileBody(new TextEncoder().encode(FILE())),
  missing: 404,
});

/** Files of balances. */
export const BALANCE_FILE_EXAMPLES: Record<string, Example> = {
  'POST /api/loyalty-accounts/import/preview': sending('/preview'),
  'POST /api/loyalty-accounts/import': sending(''),
  'GET /api/loyalty-accounts/import/last': {
    subject: program,
    path: (id) => `/api/loyalty-accounts/import/last?program=${id}`,
    missing: 404,
  },
  'POST /api/loyalty-accounts/import/undo': {
    ...acting(storedBalanceImport, 'loyalty-accounts', 'import/undo'),
    path: () => '/api/loyalty-accounts/import/undo',
    body: (id) => ({ id }),
    missing: 410,
  },
};

/** The routes of balance files with bodies that are well formed. */
export const balanceFileRequests = async (business: TestBusiness): Promise<RequestWithBody[]> => [
  {
    method: 'POST',
    path: '/api/loyalty-accounts/import/undo',
    body: { id: await storedBalanceImport(business) },
    alsoUnknown: ['program', 'again'],
  },
];
