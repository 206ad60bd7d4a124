import { sameValue } from '@domain/menu-releases';

/** A variation or an extra, as far as its change is told. */
interface Part {
  id: string;
  name: string;
  priceCents: number;
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
}

interface PartChange {
  id: string;
  /** As it will be called; as it was called where it goes. */
  name: string;
  was: Part | null;
  becomes: Part | null;
}

/** Which parts of a group come, go or change, in the order in which they will stand, those that go last. */
export function partChanges(was: unknown, becomes: unknown): PartChange[] {
  const [before, after] = [partsOf(was), partsOf(becomes)];
  const had = new Map(before.map((part) => [part.id, part]));
  const has = new Set(after.map(({ id }) => id));
  const come = after.flatMap((part): PartChange[] => {
    const old = had.get(part.id) ?? null;
    const same = old && sameValue(lasting(old), lasting(part));
    return same ? [] : [{ id: part.id, name: part.name, was: old, becomes: part }];
  });
  const go = before.filter(({ id }) => !has.has(id));
  return [...come, ...go.map((part) => ({ id: part.id, name: part.name, was: part, becomes: null }))];
}

/** Until when something is sold out, and whether it is counted, is never part of a release. */
const lasting = (part: Part) => ({
  ...part,
  ...{ soldOutUntil: null, stockTracked: false, stockLowAt: null, stockQuantity: null },
});

const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : []);
