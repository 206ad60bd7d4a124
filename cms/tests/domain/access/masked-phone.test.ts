import { expect, it } from 'vitest';
import { maskPhone } from '../../../src/domain/access';

it.each([
  ['+5511987654321', '••••4321'],
  ['+55 (11) 98765-4321', '••••4321'],
  ['+3491112', '••••'],
  ['+34911122', '••••1122'],
  ['', '••••'],
])('the phone %j is told as %j', (phone, told) => {
  expect(maskPhone(phone)).toBe(told);
});
