/** Numbers in ascending order. */
export type Sorted = readonly number[];

export const sortedNumbers = (values: readonly number[]): Sorted => [...values].sort((a, b) => a - b);

/**
 * The value that a share of the numbers does not exceed, between two of them in proportion.
 *
 * @param share 0–1
 * @throws RangeError where there are no numbers
 */
export function quantile(sorted: Sorted, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError('No quantile of nothing');
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * A quantile that few numbers do not decide: with `n` of them it counts `n / (n + weight)`, and `towards` the rest.
 *
 * @param share 0–1
 * @param weight how many numbers `towards` is worth; ≥ 0, more than 0 where there are none
 */
export function shrunkQuantile(sorted: Sorted, share: number, towards: number, weight: number): number {
  if (sorted.length === 0) return towards;
  return (sorted.length * quantile(sorted, share) + weight * towards) / (sorted.length + weight);
}
