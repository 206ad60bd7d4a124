import { describe, expect, it } from 'vitest';
import { habitsOf, nameAddressKey, phoneKey, type HabitOrder } from '../../../src/domain/customers';

const home = {
  street: 'Rua Um',
  number: '1',
  district: 'A',
  city: 'B',
  state: 'SP',
  postalCode: '01001-000',
};
const order = (placedAt: string, names: string[], more: Partial<HabitOrder> = {}): HabitOrder => ({
  placedAt,
  timeZone: 'America/Sao_Paulo',
  totalCents: 1000,
  address: null,
  items: names.map((name) => ({ productId: name, name, quantity: 2 })),
  ...more,
});

describe('the habits of a customer', () => {
  it('are the most frequent hour, weekday, door and products, and the median interval', () => {
    const habits = habitsOf([
      // 23:30 UTC is 20:30 in São Paulo; the 4th, 11th and 25th of October 2026 are Sundays.
      order('2026-10-04T23:30:00.000Z', ['Pizza', 'Juice'], { address: home }),
      order('2026-10-11T23:30:00.000Z', ['Pizza'], { address: { ...home, number: '2' } }),
      order('2026-10-25T23:10:00.000Z', ['Pizza', 'Pizza'], { address: home, totalCents: 2001 }),
      order('2026-10-26T15:00:00.000Z', ['Juice']),
    ]);
    expect(habits).toEqual({
      averageTicketCents: 1250,
      usualIntervalDays: 7,
      usualHour: 20,
      usualWeekday: 0,
      usualAddress: home,
      favouriteProducts: [
        { productId: 'Pizza', name: 'Pizza', orders: 3, quantity: 8 },
        { productId: 'Juice', name: 'Juice', orders: 2, quantity: 4 },
      ],
    });
  });

  it('are none without orders', () => {
    expect(habitsOf([])).toEqual({
      averageTicketCents: null,
      usualIntervalDays: null,
      usualHour: null,
      usualWeekday: null,
      usualAddress: null,
      favouriteProducts: [],
    });
  });
});

describe('the keys by which customers are compared', () => {
  it('leave out the ninth digit of Brazilian mobile phones alone', () => {
    expect(phoneKey('+5511987654321')).toBe('+551187654321');
    expect(phoneKey('+551187654321')).toBe('+551187654321');
    for (const phone of ['+551130001234', '+351912345678', '+5511912345678'])
      expect(phoneKey(phone)).toBe(phone);
  });

  it('join name and door, however they are written', () => {
    expect(nameAddressKey('  José  Lima', home)).toBe(
      nameAddressKey('jose lima', { ...home, postalCode: '01001000' }),
    );
    expect(nameAddressKey('José', null)).toBeNull();
  });
});
