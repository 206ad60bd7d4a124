import type { HomeDto } from '@contracts/home';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { useFormat } from '@shared/format/context';

interface Figure {
  key: string;
  label: string;
  now: number | null;
  before: number | null;
  write: (value: number) => string;
  /** The parts of the figure; shown instead of the comparison while there is nothing to compare. */
  note?: string;
  /** How a change is told: in percent of before, in percentage points, or as how many more or fewer. */
  change?: 'points' | 'count';
  /** Whether less is better, as with cancellations. */
  lessIsBetter?: boolean;
}

export function Figures({ home: { today, compared } }: { home: Pick<HomeDto, 'today' | 'compared'> }) {
  const { t } = useTranslation('home');
  const { money, number, percent } = useFormat();
  const figures: Figure[] = [
    { key: 'orders', label: t('figures.orders'), now: today.orders, before: compared.orders, write: number },
    {
      key: 'sales',
      label: t('figures.sales'),
      now: today.salesCents,
      before: compared.salesCents,
      write: money,
    },
    {
      key: 'ticket',
      label: t('figures.ticket'),
      now: today.orders ? today.averageTicketCents : null,
      before: compared.orders ? compared.averageTicketCents : null,
      write: money,
    },
    {
      key: 'onTime',
      label: t('figures.onTime'),
      now: shareOf(today.onTime),
      before: shareOf(compared.onTime),
      write: percent,
      change: 'points',
      note: today.onTime.due === 0 ? t('figures.nothingDue') : t('figures.keptOf', today.onTime),
    },
    {
      key: 'cancelled',
      label: t('figures.cancelled'),
      now: today.cancelled,
      before: compared.cancelled,
      write: number,
      change: 'count',
      lessIsBetter: true,
    },
  ];
  return (
    <section aria-label={t('figures.title')} className={styles.figures}>
      {figures.map(({ key, ...figure }) => (
        <dl key={key} className={styles.figure} data-figure={key}>
          <dt>{figure.label}</dt>
          <dd className={styles.value}>{figure.now === null ? '–' : figure.write(figure.now)}</dd>
          {figure.note && <dd className={styles.before}>{figure.note}</dd>}
          <dd className={styles.before}>
            <Change {...figure} />
            {figure.before === null
              ? t('figures.first')
              : t('figures.before', { value: figure.write(figure.before) })}
          </dd>
        </dl>
      ))}
    </section>
  );
}

/** The share of promises that were kept, in basis points; rounded down, so that one broken promise is never 100 %. */
const shareOf = ({ kept, due }: HomeDto['today']['onTime']): number | null =>
  due === 0 ? null : Math.floor((kept * 10_000) / due);

/** Up or down as arrow and sign; coloured only where it means good or bad. */
function Change(figure: Omit<Figure, 'key'>) {
  const words = useChangeWords(figure);
  const { now, before, lessIsBetter } = figure;
  if (now === null || before === null || now === before || words === null) return null;
  const Icon = now > before ? ArrowUp : ArrowDown;
  const better = now > before !== Boolean(lessIsBetter);
  return (
    <span className={styles.change} data-better={better}>
      <Icon size={12} strokeWidth={2.25} aria-hidden />
      {words}
    </span>
  );
}

function useChangeWords({ now, before, change: kind }: Omit<Figure, 'key'>): string | null {
  const { t } = useTranslation('home');
  const { change, signed } = useFormat();
  if (now === null || before === null) return null;
  if (kind === 'points') return t('figures.points', { value: signed((now - before) / 100, 1) });
  return kind === 'count' ? signed(now - before) : change(now, before);
}
