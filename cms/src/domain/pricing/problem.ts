export type PriceProblemCode =
  | 'UNKNOWN_VARIATION'
  | 'VARIATION_REQUIRED'
  | 'VARIATION_NOT_ALLOWED'
  | 'VARIATION_SOLD_OUT'
  | 'UNKNOWN_EXTRA'
  | 'DUPLICATE_EXTRA'
  | 'BAD_QUANTITY'
  | 'EXTRA_SOLD_OUT'
  | 'EXTRA_TOO_MANY'
  | 'GROUP_TOO_FEW'
  | 'GROUP_TOO_MANY';

/** Why a choice cannot be priced: where in the choice, e.g. ['extras', 1], and what a sentence about it needs. */
export interface PriceProblem {
  code: PriceProblemCode;
  path: (string | number)[];
  args: Record<string, string | number>;
}
