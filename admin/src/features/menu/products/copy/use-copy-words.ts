import type { CopyChange } from '@domain/menu-copy';
import { useFormat } from '@shared/format/context';
import { NOTHING, useFieldWords } from '../use-field-words';

/** A field's name, and what it has before and after, in words. */
export function useCopyWords() {
  const { money } = useFormat();
  const list = (words: readonly string[]) => words.join(', ') || NOTHING;
  const ownPrices = (value: readonly { name: string; priceCents: number }[]) =>
    list(value.map(({ name, priceCents }) => `${name} ${money(priceCents)}`));
  // What another branch names is told by name already.
  const words = useFieldWords((name) => name);

  return (change: CopyChange): { label: string; before: string; after: string } => {
    const { field } = change;
    const label = words.label(field);
    if (field === 'categoryIds' || field === 'variationGroupId' || field === 'extraGroupIds')
      return { label, before: list(change.before), after: list(change.after) };
    if (field === 'variationPrices')
      return { label, before: ownPrices(change.before), after: ownPrices(change.after) };
    return { label, before: words.value(field, change.before), after: words.value(field, change.after) };
  };
}
