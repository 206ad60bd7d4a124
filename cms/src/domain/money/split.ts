/**
 * Splits an amount in proportion to weights by the largest remainder (Hamilton's method): each part is its exact share
 * rounded down or up, and the parts always add up to the amount. Equal remainders go to the earlier part. Weights that
 * are all zero share alike.
 *
 * @param totalCents integer amount in minor units; a negative one mirrors the positive
 * @param weights integers ≥ 0, at least one
 * @returns one integer amount per weight, in the same order
 * @throws RangeError for no weights, or weights or an amount that are not such integers
 */
export function splitByWeights(totalCents: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError('An amount cannot be split into no parts');
  if (!Number.isSafeInteger(totalCents)) throw new RangeError(`Not an amount in minor units: ${totalCents}`);
  const wrong = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0);
  if (wrong !== undefined) throw new RangeError(`Not a weight: ${wrong}`);
  if (totalCents < 0) return splitByWeights(-totalCents, weights).map((part) => 0 - part);

  // An amount times a weight may leave the range of exact numbers, so shares are taken in exact integers.
  const given = weights.map(BigInt);
  const sum = given.reduce((total, weight) => total + weight, 0n);
  const shares = sum > 0n ? given : given.map(() => 1n);
  const whole = sum > 0n ? sum : BigInt(given.length);
  const total = BigInt(totalCents);
  const parts = shares.map((share) => ({
    cents: Number((total * share) / whole),
    remainder: (total * share) % whole,
  }));

  const missing = totalCents - parts.reduce((shared, { cents }) => shared + cents, 0);
  const largestFirst = [...parts].sort((one, other) => Number(other.remainder - one.remainder));
  for (const part of largestFirst.slice(0, missing)) part.cents += 1;
  return parts.map(({ cents }) => cents);
}
