import type { BranchCardDto } from '@contracts/branches';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';

const EVENTS = [
  'store.changed',
  'menu.changed',
  'order.placed',
  'order.changed',
  'order.acknowledged',
] as const;
/** Each change of any branch asks for all of them. */
const AT_MOST_EVERY_MS = 2000;

/** The branches as cards, kept true by what happens in the business. */
export function useBranchCards({ archived }: { archived: boolean }) {
  const cards = useApi<BranchCardDto[]>('/api/branches/cards', {
    query: { archived: String(archived) },
    keepPrevious: true,
  });
  useLiveRefetch(cards.readAgain, { types: EVENTS, everyMs: AT_MOST_EVERY_MS });
  return cards;
}
