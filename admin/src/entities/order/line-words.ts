import { counted, type ProductUnit } from '@domain/menu/unit';

/** So much of an item as one reads it in one line, told from others of its name: `2× Pizza · Large, ½ Ham ½ Olives`. */
export function lineWords(line: {
  quantity: number;
  unit: ProductUnit;
  name: string;
  /** '' where nothing was chosen of it. */
  choices: string;
}): string {
  const { quantity, unit, name, choices } = line;
  const several = quantity > 1 || unit !== 'UN';
  const counting = several ? `${counted(quantity, unit)} ${name}` : name;
  return choices ? `${counting} · ${choices}` : counting;
}
