import type { HomeDto, HomeFigures } from '@contracts/home';

const sumOf = (all: readonly HomeFigures[]): HomeFigures => {
  const sum = (of: (figures: HomeFigures) => number) => all.reduce((total, each) => total + of(each), 0);
  const [orders, salesCents] = [sum((each) => each.orders), sum((each) => each.salesCents)];
  return {
    orders,
    salesCents,
    averageTicketCents: orders === 0 ? 0 : Math.round(salesCents / orders),
    onTime: { kept: sum((each) => each.onTime.kept), due: sum((each) => each.onTime.due) },
    cancelled: sum((each) => each.cancelled),
  };
};

const earliest = (instant: string, other = instant): string => (other < instant ? other : instant);

/** The needs of all branches together, each need once. */
function needsOf(homes: readonly HomeDto[]): HomeDto['needs'] {
  const together = new Map<string, HomeDto['needs'][number]>();
  for (const need of homes.flatMap(({ needs }) => needs)) {
    const before = together.get(need.code);
    together.set(need.code, {
      ...need,
      count: need.count + (before?.count ?? 0),
      ...(need.amountCents !== undefined && { amountCents: need.amountCents + (before?.amountCents ?? 0) }),
      ...(need.dueAt !== undefined && { dueAt: earliest(need.dueAt, before?.dueAt) }),
    });
  }
  return [...together.values()];
}

/** The figures and needs of several branches of one business as those of one. */
export const branchesTogether = (
  homes: readonly HomeDto[],
): Pick<HomeDto, 'today' | 'compared' | 'needs'> => ({
  today: sumOf(homes.map(({ today }) => today)),
  compared: sumOf(homes.map(({ compared }) => compared)),
  needs: needsOf(homes),
});
