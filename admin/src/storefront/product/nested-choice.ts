import { withExtras, type Choice } from './chosen';

/** What is chosen with one extra, as a choice of its own. */
export function nestedChoice({ variationId, nested }: Choice, extraId: string): Choice {
  return { variationId, extras: nested?.[extraId] ?? {} };
}

export function withNested(choice: Choice, extraId: string, { extras }: Choice): Choice {
  return withExtras({ ...choice, nested: { ...choice.nested, [extraId]: extras } }, choice.extras);
}
