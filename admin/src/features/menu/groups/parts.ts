import type { Availability } from '@domain/menu';
import { withNormalizedAvailability } from '@entities/availability/availability-words';

const NEW = 'new-';
let made = 0;

/** A name for a part that is not stored yet; the server gives it an id of its own. */
export const newPartId = (): string => `${NEW}${Date.now().toString(36)}-${(made += 1)}`;

export const isNewPart = (id: string | undefined): boolean => id === undefined || id.startsWith(NEW);

interface SentPart {
  id?: string | undefined;
  position: number;
  availability?: Availability | null;
}

/** Parts as they are sent: in their order, new ones without the name they had here. */
export function toSentParts<P extends SentPart>(parts: readonly P[]): P[] {
  return parts.map((part, position) => ({
    ...withNormalizedAvailability(part),
    id: isNewPart(part.id) ? undefined : part.id,
    position,
  }));
}

/** As much of an option as its place in the form says. */
interface Part {
  id?: string | undefined;
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
}

export const isInUse = ({ state }: Pick<Part, 'state'>): boolean => state !== 'ARCHIVED';

/** The options of a group as its form holds them: those in use, and behind them those that are archived. */
export function archivedLast<P extends Part>(parts: readonly P[]): P[] {
  return [...parts.filter(isInUse), ...parts.filter((part) => !isInUse(part))];
}

/** The options without one: what is stored is archived, what was only typed is gone. */
export function withoutPart<P extends Part>(parts: readonly P[], line: number): P[] {
  return archivedLast(
    parts.flatMap((part, at) => {
      if (at !== line) return [part];
      return isNewPart(part.id) ? [] : [{ ...part, state: 'ARCHIVED' as const }];
    }),
  );
}

/** The options with an archived one back, the last of those in use and paused until somebody has looked at it. */
export function withRestored<P extends Part>(parts: readonly P[], id: string | undefined): P[] {
  const back = parts.filter((part) => part.id === id).map((part) => ({ ...part, state: 'PAUSED' as const }));
  const others = parts.filter((part) => part.id !== id);
  return [...others.filter(isInUse), ...back, ...others.filter((part) => !isInUse(part))];
}
