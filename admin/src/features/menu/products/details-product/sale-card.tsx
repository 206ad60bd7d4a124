import type { SaleClauseDto } from '@contracts/product-details';
import { Check, CircleCheck, CircleX, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClauseFix } from './clause-fix';
import styles from './details.module.css';
import type { ProductActions, ProductRow } from '../use-product-actions';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import type { BranchClock } from '../../sold-out/sold-out-until';
import { useSoldOutWords } from '../../sold-out/sold-out-words';
import { useNow } from '@shared/state/use-now';
import { Card } from '@shared/ui/card';

interface SaleCardProps {
  product: ProductRow;
  clauses: SaleClauseDto[];
  clock: BranchClock;
  actions: ProductActions;
}

/** Whether it can be sold now: everything that has to be so for it, what is not so first, each with the way to put it right. */
export function SaleCard({ product, clauses, clock, actions }: SaleCardProps) {
  const { t } = useTranslation('menu');
  const words = useClauseWords(product, clock);
  const failing = clauses.filter(({ holds }) => !holds);
  const sold = failing.length === 0;
  const Verdict = sold ? CircleCheck : CircleX;
  return (
    <Card title={t('details.sale.title')}>
      <p className={styles.verdict} data-sold={sold} role="status">
        <Verdict size={18} strokeWidth={1.75} aria-hidden />
        {sold ? t('details.sale.yes') : t('details.sale.no', { count: failing.length })}
      </p>
      <ul className={styles.clauses} aria-label={t('details.sale.clauses')}>
        {[...failing, ...clauses.filter(({ holds }) => holds)].map((clause) => {
          const Mark = clause.holds ? Check : X;
          return (
            <li key={[clause.code, ...clause.about.map(({ id }) => id)].join(' ')} data-holds={clause.holds}>
              <Mark
                size={16}
                strokeWidth={2}
                aria-label={t(clause.holds ? 'details.sale.holds' : 'details.sale.fails')}
              />
              <span>{words(clause)}</span>
              {!clause.holds && <ClauseFix clause={clause} product={product} actions={actions} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Says a clause as it is for this product. */
function useClauseWords(product: ProductRow, clock: BranchClock) {
  const { t } = useTranslation('menu');
  const now = useNow();
  const until = useSoldOutWords(clock);
  const when = useAvailabilityWords();
  return ({ code, holds, about }: SaleClauseDto): string => {
    const { soldOutUntil, state, availability, stockQuantity } = product;
    const side = holds ? 'holds' : 'fails';
    if (code === 'ACTIVE' && !holds)
      return t(state === 'DRAFT' ? 'details.clauses.draft' : 'details.clauses.ACTIVE.fails');
    if (code === 'AVAILABLE' && availability === null) return t('details.clauses.always');
    return t(`details.clauses.${code}.${side}`, {
      names: about.map(({ name }) => name).join(', '),
      when: when(availability),
      until: soldOutUntil === null ? '' : until(soldOutUntil, now),
      count: stockQuantity ?? 0,
    });
  };
}
