import type { Availability } from '@domain/menu';
import { withTidyAvailability } from '../availability/availability-words';

const NEW = 'new-';
let made = 0;

/** A name for a part that is not stored yet; the server gives it an id of its own. */
export const newPartId = (): string => `${NEW}${Date.now().toString(36)}-${(made += 1)}`;

export const isNewPart = (id: string | undefined): boolean => id === undefined || id.startsWith(NEW);

interface Part {
  id?: string | undefined;
  position: number;
  availability?: Availability | null;
}

/** Parts as they are sent: in their order, new ones without the name they had here. */
export function sentParts<P extends Part>(parts: readonly P[]): P[] {
  return parts.map((part, position) => ({
    ...withTidyAvailability(part),
    id: isNewPart(part.id) ? undefined : part.id,
    position,
  }));
}
