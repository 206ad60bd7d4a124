import type { TestBusiness } from './business';

/** How a route is called about one thing, named in its path, its query or its body. */
export interface Example {
  /** Makes the thing and answers its id. */
  subject: (business: TestBusiness) => Promise<string>;
  path: (id: string) => string;
  body?: (id: string) => unknown;
  /** What is answered about a thing that does not exist. */
  missing: number;
}

const inPath = (resource: string, action = '') => ({
  path: (id: string) => `/api/${resource}/${id}${action}`,
  missing: 404,
});
export const reading = (subject: Example['subject'], resource: string, action = ''): Example => ({
  subject,
  ...inPath(resource, action),
});
export const acting = (
  subject: Example['subject'],
  resource: string,
  action: string,
  body: object = {},
): Example => ({
  ...reading(subject, resource, action && `/${action}`),
  body: () => body,
});
