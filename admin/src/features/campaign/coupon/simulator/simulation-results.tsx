import type { SimulatedReason, SimulationExample, SimulationResult } from '@domain/campaign';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './simulator.module.css';
import { costBps } from '../coupon-values';
import { useRuleWords } from '../rules/use-rule-words';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';

const ORDER = '/dashboard/orders/details/:id';
const FIRST_EXAMPLES = 5;

interface SimulationResultsProps {
  result: SimulationResult;
  /** The coupon or the period has been changed since. */
  isOutdated: boolean;
}

/** The result of a simulation: uses and cost in one sentence, why others would not have used it, and the orders. */
export function SimulationResults({ result, isOutdated }: SimulationResultsProps) {
  const { t } = useTranslation('coupons');
  const { money, number, percent } = useFormat();
  const { orders, wouldUse, discountCents, soldCents, refused, examples } = result;
  const share = costBps(result);
  return (
    <div className={styles.stack} role="status">
      {isOutdated && <p className={styles.faint}>{t('simulator.outdated')}</p>}
      <p className={styles.headline}>
        {t('simulator.uses', { count: orders, uses: number(wouldUse), orders: number(orders) })}
      </p>
      {wouldUse > 0 && (
        <p>
          {t('simulator.cost', {
            cost: money(discountCents),
            sold: money(soldCents),
            share: share === null ? '–' : percent(share, 1),
          })}
        </p>
      )}
      {refused.length > 0 && <Reasons refused={refused} orders={orders} />}
      {examples.length > 0 && <Examples examples={examples} />}
    </div>
  );
}

function Reasons({ refused, orders }: Pick<SimulationResult, 'refused' | 'orders'>) {
  const { t } = useTranslation('coupons');
  const { number } = useFormat();
  const { titleOf } = useRuleWords();
  const nameOf = (reason: SimulatedReason) =>
    reason === 'combinable' ? t('simulator.hadCoupon') : titleOf(reason);
  return (
    <section>
      <h3 className={styles.heading}>{t('simulator.others')}</h3>
      <ul className={styles.bars}>
        {refused.map(({ reason, count }) => (
          <li key={reason}>
            <span>{nameOf(reason)}</span>
            <span className="figures">{number(count)}</span>
            <span className={styles.bar} style={{ inlineSize: `${(100 * count) / orders}%` }} aria-hidden />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ examples }: { examples: readonly SimulationExample[] }) {
  const { t } = useTranslation('coupons');
  const { moment } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? examples : examples.slice(0, FIRST_EXAMPLES);
  return (
    <section>
      <h3 className={styles.heading}>{t('simulator.examples')}</h3>
      <ul className={styles.examples}>
        {shown.map(({ orderId, number, placedAt, totalCents, discountCents }) => (
          <li key={orderId}>
            <Link to={fillPath(ORDER, { id: orderId })} target="_blank" className={styles.order}>
              {t('simulator.order', { number })}
            </Link>
            <span className={styles.faint}>{moment(placedAt)}</span>
            <span className={styles.off}>
              −<Money cents={discountCents} />
            </span>
            <span className={styles.faint}>
              <Money cents={totalCents} />
            </span>
          </li>
        ))}
      </ul>
      {examples.length > shown.length && (
        <Button type="text" size="small" onClick={() => setShowsAll(true)}>
          {t('simulator.showAll', { count: examples.length })}
        </Button>
      )}
    </section>
  );
}
