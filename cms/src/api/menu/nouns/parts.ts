import { newId } from '../../../database/ids';
import type { ItemState, PartStock } from '../../../domain/menu';

interface StoredPart extends Omit<PartStock, 'stockQuantity'> {
  id: string;
  soldOutUntil: string | null;
}

type Part = Partial<StoredPart>;

/**
 * The parts of a group as they are stored. New ones get ids of the server's making: an id that the group did not have
 * before, or that stands there twice, is not taken from the body, as it would name a part of something else. Until
 * when a part is sold out and whether it is counted stays as it is where the body does not say it.
 */
export function storedParts(
  body: Record<string, unknown>,
  field: string,
  before: readonly StoredPart[],
): Record<string, unknown> {
  const parts = body[field] as Part[] | undefined;
  if (!parts) return body;
  const known = new Map(before.map((part) => [part.id, part]));
  const stored = parts.map((part) => {
    const same = known.get(part.id ?? '');
    known.delete(part.id ?? '');
    return {
      soldOutUntil: same?.soldOutUntil ?? null,
      stockTracked: same?.stockTracked ?? false,
      stockLowAt: same?.stockLowAt ?? null,
      ...part,
      id: same?.id ?? newId(),
    };
  });
  return { ...body, [field]: stored };
}

/** The parts with one of them changed, or null where none in use has that id. */
export function withPart<P extends { id: string; state: ItemState }>(
  parts: readonly P[],
  id: string,
  changes: Partial<P>,
): P[] | null {
  if (!parts.some((part) => part.id === id && part.state !== 'ARCHIVED')) return null;
  return parts.map((part) => (part.id === id ? { ...part, ...changes } : part));
}
