import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countInSlot, nextFreeSlot, slotOf } from '../../../src/domain/orders/slots';
import { MINUTE_MS, localTime } from '../../../src/domain/time';

const ZONES = ['America/Sao_Paulo', 'Asia/Kathmandu', 'America/New_York', 'UTC'];
const instants = fc.date({
  min: new Date('2025-01-01T00:00:00.000Z'),
  max: new Date('2027-01-01T00:00:00.000Z'),
  noInvalidDate: true,
});

describe('a slot', () => {
  it('holds its instant, is as long as it should be and begins by the clock of the branch', () => {
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom(15, 30, 60),
        fc.constantFrom(...ZONES),
        (instant, minutes, zone) => {
          const { from, to } = slotOf(instant, minutes, zone);
          expect(from <= instant && instant < to).toBe(true);
          expect(to.getTime() - from.getTime()).toBe(minutes * MINUTE_MS);
          const local = localTime(from, zone);
          expect([local.minutes % minutes, local.seconds]).toEqual([0, 0]);
        },
      ),
    );
  });

  it('is the next one with room, or none where there is none within reach', () => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10, 18, minutes));
    const full = { from: at(0), to: at(30) };
    const taken = [at(5), at(30), at(59), at(60)];
    const limits = { minutes: 30, taken, reach: 4 };
    expect(countInSlot(full, taken)).toBe(1);
    expect(nextFreeSlot(full, { ...limits, capacity: 1 })).toEqual({ from: at(90), to: at(120) });
    expect(nextFreeSlot(full, { ...limits, capacity: 2 })).toEqual({ from: at(60), to: at(90) });
    expect(nextFreeSlot(full, { ...limits, capacity: 1, reach: 2 })).toBeNull();
  });
});
