/** What one of a product's quantity is: a piece, a kilogram or a litre. Quantities are whole numbers of it. */
export const PRODUCT_UNITS = ['UN', 'KG', 'L'] as const;
export type ProductUnit = (typeof PRODUCT_UNITS)[number];

/** International symbols (SI), the same in every language. Pieces have none. */
const SYMBOLS: Readonly<Partial<Record<ProductUnit, string>>> = { KG: 'kg', L: 'L' };

/** No line ends between a number and its unit. */
const JOINED = '\u00a0';

/** The symbol of a unit, or undefined for pieces. */
export const unitSymbol = (unit: ProductUnit): string | undefined => SYMBOLS[unit];

/**
 * An amount with its unit: `2 kg`; of pieces the amount alone.
 *
 * @param amount a quantity as people read it
 */
export function measured(amount: string | number, unit: ProductUnit): string {
  const symbol = unitSymbol(unit);
  return symbol ? `${amount}${JOINED}${symbol}` : String(amount);
}

/**
 * What stands before the name of what is counted: `2×` of pieces, `2 kg` of what is weighed.
 *
 * @param quantity a whole number of the unit
 */
export function counted(quantity: number, unit: ProductUnit): string {
  return unitSymbol(unit) ? measured(quantity, unit) : `${quantity}×`;
}

/**
 * How many things items come to: every piece is one, and what is weighed or poured is one whatever there is of it.
 *
 * @param items quantities in whole numbers of their units
 */
export const countUnits = (items: readonly { quantity: number; unit: ProductUnit }[]): number =>
  items.reduce((things, { quantity, unit }) => things + (unitSymbol(unit) ? 1 : quantity), 0);

/**
 * A price with what it is asked for: `R$ 59,90 / kg`; of pieces the price alone.
 *
 * @param price an amount of money as people read it
 */
export function perUnit(price: string, unit: ProductUnit): string {
  const symbol = unitSymbol(unit);
  return symbol ? `${price}${JOINED}/${JOINED}${symbol}` : price;
}
