/** Answers of a group, by kind; whole numbers ≥ 0. */
export interface NpsCounts {
  promoters: number;
  passives: number;
  detractors: number;
}

export interface Nps extends NpsCounts {
  n: number;
  /** −100 to 100; null without answers. */
  nps: number | null;
  /** 95 % interval of `nps`, within −100 and 100; null without answers. */
  interval: { low: number; high: number } | null;
  /** Whether there are answers enough to rely on the score. */
  enough: boolean;
}

/** Fewer answers say little about a store. Source: "Feedback" in the design of the domain. */
export const ENOUGH_ANSWERS = 30;

/** The quantile of the normal distribution that leaves 2.5 % above. */
const Z_95 = 1.959963984540054;

/**
 * The Net Promoter Score of answers with its 95 % interval. Each answer counts as +1 (promoter), 0 (passive) or −1 (detractor);
 * the score is the mean m of these values times 100. Their variance is (P + D)/n − m², so the standard error of the mean is
 * √(((P + D)/n − m²)/n), and the interval is m ± 1.96 standard errors (normal approximation, Wald).
 * Source: B. Rocks, "Interval Estimation for the Net Promoter Score", The American Statistician 70 (2016), 365–372 (there the Wald interval).
 */
export function npsOf({ promoters, passives, detractors }: NpsCounts): Nps {
  const n = promoters + passives + detractors;
  const counts = { n, promoters, passives, detractors, enough: n >= ENOUGH_ANSWERS };
  if (n === 0) return { ...counts, nps: null, interval: null };
  const mean = (promoters - detractors) / n;
  const variance = Math.max(0, (promoters + detractors) / n - mean * mean);
  const margin = Z_95 * Math.sqrt(variance / n);
  const within = (value: number) => Math.min(100, Math.max(-100, value * 100));
  return {
    ...counts,
    nps: mean * 100,
    interval: { low: within(mean - margin), high: within(mean + margin) },
  };
}

/** The counts of several groups together. */
export const sumOfCounts = (groups: readonly NpsCounts[]): NpsCounts =>
  groups.reduce<NpsCounts>(
    (sum, { promoters, passives, detractors }) => ({
      promoters: sum.promoters + promoters,
      passives: sum.passives + passives,
      detractors: sum.detractors + detractors,
    }),
    { promoters: 0, passives: 0, detractors: 0 },
  );
