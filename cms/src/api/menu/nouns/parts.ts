import { newId } from '../../../database/ids';

interface Part {
  id?: string;
}

/**
 * Gives the new parts of a group ids of the server's making. An id that the group did not have before is not taken
 * from the body: it would name a part of something else.
 */
export function withIds(
  body: Record<string, unknown>,
  field: string,
  before: readonly { id: string }[],
): Record<string, unknown> {
  const parts = body[field] as Part[] | undefined;
  if (!parts) return body;
  const known = new Set(before.map(({ id }) => id));
  return {
    ...body,
    [field]: parts.map((part) => ({ ...part, id: part.id && known.has(part.id) ? part.id : newId() })),
  };
}
