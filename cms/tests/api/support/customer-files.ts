import type { CustomerImportDto } from '../../../src/contracts/customer-files';
import type { RequestWithBody } from './bodies';
import { unique, type TestBusiness } from './business';
import { FileBody, type Answer, type Client } from './client';
import { newCustomer } from './customers';
import { acting, reading, type Example } from './example';
import { newPhone } from './ordering';

/** Imports a file of customers, or shows what it would do. */
export function importCustomers(
  who: Client,
  file: string | Uint8Array,
  { preview = false, columns }: { preview?: boolean; columns?: Record<string, string | null> } = {},
): Promise<Answer<CustomerImportDto>> {
  const query = new URLSearchParams({
    preview: String(preview),
    ...(columns && { columns: JSON.stringify(columns) }),
  });
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return who.post<CustomerImportDto>(`/api/customers/import?${query.toString()}`, new FileBody(bytes), {
    'accept-language': 'en',
  });
}

/** The id by which an import that was just made is undone. */
const storedCustomerImport = async ({ owner }: TestBusiness) =>
  (await importCustomers(owner, `name,phone\n${unique('Imported')},${newPhone()}\n`)).body.data.undo ?? '';

const customer = async (business: TestBusiness) => (await newCustomer(business)).id;

/** Files of customers, and everything that is known of one. */
export const CUSTOMER_FILE_EXAMPLES: Record<string, Example> = {
  'POST /api/customers/import/undo': {
    subject: storedCustomerImport,
    path: () => '/api/customers/import/undo',
    body: (id) => ({ id }),
    missing: 410,
  },
  'GET /api/customers/:id/personal-data': reading(customer, 'customers', '/personal-data'),
  'POST /api/customers/:id/anonymize': {
    ...acting(customer, 'customers', 'anonymize'),
    body: () => ({ version: 1, confirm: 'Somebody' }),
  },
};

/** Routes that are about the customers of the business as a whole. */
export const CUSTOMER_FILES_WITHOUT_SUBJECT = [
  'GET /api/customers/export',
  'GET /api/customers/import/last',
  'POST /api/customers/import',
];

/** The routes of customer files with bodies that are well formed. */
export async function customerFileRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  return [
    {
      method: 'POST',
      path: '/api/customers/import/undo',
      body: { id: await storedCustomerImport(business) },
      alsoUnknown: ['version', 'customers'],
    },
    {
      method: 'POST',
      path: `/api/customers/${await customer(business)}/anonymize`,
      body: { version: 1, confirm: 'Somebody' },
      alsoUnknown: ['id', 'state', 'name'],
    },
  ];
}
