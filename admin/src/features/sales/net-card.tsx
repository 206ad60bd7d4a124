import type { SalesDto } from '@contracts/sales';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ordersLink } from './orders-link';
import styles from './sales.module.css';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

const ADDED = ['grossCents', 'deliveryCents', 'serviceCents', 'otherFeesCents'] as const;
const TAKEN_OFF = ['couponCents', 'loyaltyCents', 'manualCents', 'promoCents', 'refundsCents'] as const;

/** How the net comes about, what is beside it, and whether orders and ledger agree. */
export function NetCard({ sales }: { sales: SalesDto }) {
  const { t } = useTranslation(['sales', 'order']);
  const { money, number } = useFormat();
  const { total, lost, reconciliation } = sales;
  const difference = reconciliation.differenceCents;
  return (
    <Card title={t('net.title')}>
      <dl className={styles.sums}>
        {ADDED.map((name) => (
          <Sum key={name} label={t(`amounts.${name}`)} cents={total[name]} />
        ))}
        {TAKEN_OFF.map((name) => (
          <Sum key={name} label={t(`amounts.${name}`)} cents={total[name] && -total[name]} />
        ))}
        <Sum strong label={t('amounts.netCents')} cents={total.netCents} />
        <Sum label={t('amounts.tipsCents')} cents={total.tipsCents} />
      </dl>
      {difference === 0 ? (
        <p className={styles.agrees}>{t('net.agrees')}</p>
      ) : (
        <Alert type="warning" showIcon message={t('net.differs', { value: money(difference) })} />
      )}
      {lost.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('lost.title')}</h3>
          <ul className={styles.lost}>
            {lost.map(({ state, code, orders, cents }) => (
              <li key={`${state} ${code}`}>
                <Link to={ordersLink(sales, state === 'CANCELLED' ? 'cancelled' : 'rejected')}>
                  {t(`order:states.${state}`)}
                  {code && `: ${t(`order:codes.${code}`)}`}
                </Link>
                <span className="figures">{number(orders)}</span>
                <Money cents={cents} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** A sum that is 0 is left out, unless it is the net. */
function Sum({ label, cents, strong }: { label: string; cents: number; strong?: boolean }) {
  if (cents === 0 && !strong) return null;
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
