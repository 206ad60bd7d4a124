import type { RequestWithBody } from './bodies';
import type { TestBusiness } from './business';
import { newRow, type PlainNoun } from './plain-nouns';

/** What a noun that is all declaration takes: a new row, a change, and its way back where it has one. */
export async function plainRequests(plain: PlainNoun, business: TestBusiness): Promise<RequestWithBody[]> {
  const { resource, needed, restored, verbs = {}, alsoUnknown = [] } = plain;
  const { id } = await newRow(plain, business);
  return [
    {
      method: 'POST',
      path: `/api/${resource}`,
      body: { branchId: business.branch.id, ...needed() },
      alsoUnknown: ['id', 'version', ...alsoUnknown],
    },
    {
      method: 'PATCH',
      path: `/api/${resource}/${id}`,
      body: { version: 1, ...needed() },
      alsoUnknown: ['id', 'branchId', ...alsoUnknown],
    },
    ...(restored
      ? [
          {
            method: 'POST',
            path: `/api/${resource}/${id}/restore`,
            body: { state: 'ACTIVE' },
            alsoUnknown: ['version', 'name'],
          },
        ]
      : []),
    ...Object.entries(verbs).map(([name, body]) => ({
      method: 'POST',
      path: `/api/${resource}/${id}/${name}`,
      body,
      alsoUnknown: ['id', 'state', 'name'],
    })),
  ];
}
