import type { Fields } from '../crud/noun';
import type { Issue } from '../errors/api-error';
import { isAllowed } from '../integrations/printer';

/** A server reaches no printer outside the networks that it is set up with. */
export function refuseAddress({ host, port }: Fields<{ host: string; port: number }>): Issue[] {
  const allowed = isAllowed({ host: String(host), port: Number(port) });
  return allowed ? [] : [{ code: 'PRINTER_ADDRESS', path: ['host'] }];
}
