import fc from 'fast-check';
import type { TestBusiness } from './business';
import { openEventStream } from './stream';

interface Reading {
  /** The numbers of all events, in the order in which they came. */
  numbers: number[];
  cuts: number;
}

/**
 * Reads a business's events as a browser on a bad line does: it is cut off again and again, comes back with the last
 * number it has, and stops when it has seen the last one.
 */
export async function readOnBadLine(
  { owner }: TestBusiness,
  { from, to, where }: { from: number; to: number; where: (cuts: number) => Promise<string> },
): Promise<Reading> {
  const reading: Reading = { numbers: [], cuts: 0 };
  const [mostAtOnce = 1] = fc.sample(fc.integer({ min: 1, max: 7 }), 1);
  while ((reading.numbers.at(-1) ?? from) < to) {
    const position = reading.numbers.at(-1) ?? from;
    const [patience = 0] = fc.sample(fc.integer({ min: 0, max: mostAtOnce }), 1);
    const stream = await openEventStream('/api/events', {
      cookie: owner.cookie,
      lastEventId: String(position),
      origin: await where(reading.cuts),
    }).catch(() => null);
    // The other side may go as well.
    await stream?.until(({ id }) => (id ?? position) >= Math.min(to, position + patience)).catch(() => null);
    stream?.close();
    for (const { id } of [...(stream?.received ?? [])]) if (id !== null) reading.numbers.push(id);
    reading.cuts += 1;
  }
  return reading;
}
