import { describe, expect, it } from 'vitest';
import { networkOf } from '../../../src/domain/access';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for all addresses somebody with one has, and another for others', () => {
    const mine = Array.from({ length: 50 }, (_, n) => networkOf(`2001:db8:a:b:${n.toString(16)}::${n}`));
    expect(new Set(mine).size).toBe(1);
    expect(networkOf('2001:db8:a:c::1')).not.toBe(mine[0]);
  });
});
