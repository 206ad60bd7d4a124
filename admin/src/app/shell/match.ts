import { plainText } from '@domain/text';

/** Whether every word typed begins a word of `text`, in any order; `orcamento` finds `Orçamento`. */
export function matches(query: string, text: string): boolean {
  const words = plainText(text).split(/[^\p{L}\p{N}]+/u);
  return plainText(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
