import { BlockList, isIP } from 'node:net';

/**
 * A list of networks to check addresses against.
 *
 * @param ranges networks in CIDR notation, such as `10.0.0.0/8` or `fd00::/8`, as the settings have checked them
 */
export function networkList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), familyOf(network));
  }
  return list;
}

/** Whether an address is in one of the networks; `::ffff:192.0.2.1` is the IPv4 address. False for what is no address. */
export function isInNetworks(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
