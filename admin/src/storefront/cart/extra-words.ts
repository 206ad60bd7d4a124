/** Pieces of an extra, and what was chosen with it. */
export interface NamedPieces {
  name: string;
  quantity: number;
  extras?: readonly NamedPieces[];
}

/** Extras in words, each with what was chosen with it in brackets: `2× Bacon`, `Fries (Mayo, Pesto)`. */
export function extraWords(extras: readonly NamedPieces[]): string[] {
  return extras.map(({ name, quantity, extras: nested = [] }) => {
    const words = quantity === 1 ? name : `${quantity}× ${name}`;
    return nested.length === 0 ? words : `${words} (${extraWords(nested).join(', ')})`;
  });
}
