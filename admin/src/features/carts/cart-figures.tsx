import type { CartFiguresDto } from '@contracts/carts';
import { useTranslation } from 'react-i18next';
import styles from './carts.module.css';
import { useFormat } from '@shared/format/context';
import { Figure, Figures } from '@shared/ui/figures';

/** What can still be won back, what was left, and what came back, in a period. */
export function CartFigures({ figures: { open, left, recovered, returned } }: { figures: CartFiguresDto }) {
  const { t } = useTranslation('carts');
  const { money, number, percent } = useFormat();
  const rate = left.count === 0 ? '–' : percent(Math.round((recovered.count * 10_000) / left.count));
  const shown = [
    { key: 'open', value: number(open.count), more: money(open.valueCents) },
    { key: 'left', value: money(left.valueCents), more: t('figures.carts', { count: left.count }) },
    {
      key: 'recovered',
      value: money(recovered.valueCents),
      more: t('figures.orders', { count: recovered.count }),
    },
    {
      key: 'returned',
      value: money(returned.valueCents),
      more: t('figures.orders', { count: returned.count }),
    },
    { key: 'rate', value: rate, more: t('figures.rateText') },
  ] as const;
  return (
    <Figures label={t('figures.title')} className={styles.figures}>
      {shown.map(({ key, value, more }) => (
        <Figure key={key} name={key} label={t(`figures.${key}`)} value={value}>
          <dd className={styles.more}>{more}</dd>
        </Figure>
      ))}
    </Figures>
  );
}
