import type { TrackedOrderDto } from '@contracts/storefront';
import { LoyaltyCard } from './loyalty-card';
import styles from './loyalty.module.css';
import { useLoyaltyCard } from './use-loyalty-card';

/** The loyalty card of the customer of an order, on the page of the order. Nothing where the store has no program. */
export function TrackedCard({ order }: { order: Pick<TrackedOrderDto, 'storeSlug' | 'token' | 'state'> }) {
  const { storeSlug, token, state } = order;
  const { card, reload } = useLoyaltyCard(storeSlug, { token, revision: state });
  const [program] = card?.programs ?? [];
  if (!card || !program) return null;
  const titled = card.programs.length === 1;
  return (
    <section className={styles.tracked} aria-label={program.name}>
      {titled && <h2>{program.name}</h2>}
      <LoyaltyCard slug={storeSlug} card={card} titled={titled} onExpire={reload} />
    </section>
  );
}
