import { isIP } from 'node:net';
import { environment } from '../../environment';
import { isInNetworks, networkList } from '../../environment/network-list';
import type { PrinterAddress } from './port';

/**
 * Where printers stand: the private networks of RFC 1918 and RFC 4193. A server that many businesses share sends bytes
 * where one of them says, so nothing else is reached: no name that could be resolved to anywhere, not this machine, not
 * the addresses at which clouds keep their secrets (169.254/16), and of private networks no port but those of printers.
 * `PRINTER_NETWORKS` names other networks instead, which whoever runs the server answers for; there any port will do.
 */
const PRIVATE_NETWORKS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
const [FIRST_PORT, LAST_PORT] = [9100, 9109];

const own = environment.printerNetworks;
const networks = networkList(own ?? PRIVATE_NETWORKS);

export function isAllowed({ host, port }: PrinterAddress): boolean {
  if (isIP(host) === 0) return false;
  if (own === undefined && (port < FIRST_PORT || port > LAST_PORT)) return false;
  return isInNetworks(networks, host);
}
