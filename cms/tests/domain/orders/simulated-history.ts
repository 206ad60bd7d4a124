import type { PastOrder } from '../../../src/domain/orders/learned-times';

/** A stream of even numbers from 0 up to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const BUSY_HOURS = [12, 19, 20, 21];

/**
 * Orders of a kitchen whose branch says 30 minutes: quick at quiet hours, slow on Friday and Saturday evenings, two
 * minutes more for each order ahead, with a long tail as kitchens have.
 */
export function simulatedHistory(count: number, seed = 1): PastOrder[] {
  const random = dice(seed);
  return Array.from({ length: count }, () => {
    const weekday = Math.floor(random() * 7);
    const hour = 11 + Math.floor(random() * 12);
    const busy = BUSY_HOURS.includes(hour);
    const weekend = weekday >= 5 && hour >= 19;
    const ahead = Math.floor(random() * (busy ? 8 : 3));
    const tail = -Math.log(1 - random()) * (weekend ? 8 : 4);
    const kitchenMin = 14 + (weekend ? 12 : 0) + 2 * ahead + tail;
    const delivered = random() < 0.6;
    const doneMin = kitchenMin + 1 + random() * 3 + (delivered ? -6 + random() * 12 : 0);
    const parts = [{ station: '', minutes: kitchenMin, ahead }];
    return { hourOfWeek: weekday * 24 + hour, kitchenMin, doneMin, delivered, ahead, parts, last: '' };
  });
}

/**
 * Orders of a bar and an oven, half of them of one alone: a drink takes 4 minutes and one more for each ahead of it at
 * the bar, a pizza 25 and three more for each ahead of it at the oven.
 */
export function barAndOven(count: number, seed = 3): PastOrder[] {
  const random = dice(seed);
  return Array.from({ length: count }, () => {
    const hourOfWeek = Math.floor(random() * 168);
    const [atBar, atOven] = [Math.floor(random() * 5), Math.floor(random() * 8)];
    const bar = { station: 'Bar', minutes: 4 + atBar + random() * 2, ahead: atBar };
    const oven = { station: 'Oven', minutes: 25 + 3 * atOven + random() * 5, ahead: atOven };
    const which = random();
    const parts = which < 0.25 ? [bar] : which < 0.5 ? [oven] : [bar, oven];
    const slowest = parts.at(-1) ?? bar;
    const kitchenMin = slowest.minutes;
    const end = { doneMin: kitchenMin + 1, delivered: false, ahead: slowest.ahead, last: slowest.station };
    return { hourOfWeek, kitchenMin, parts, ...end };
  });
}
