import type { HomeDto } from '@contracts/home';
import { useTranslation } from 'react-i18next';
import styles from './home.module.css';
import { useFormat } from '@shared/format/context';
import { Figure, FigureChange, FigureNote, Figures } from '@shared/ui/figures';

interface HomeFigure {
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

export function HomeFigures({ home: { today, compared } }: { home: Pick<HomeDto, 'today' | 'compared'> }) {
  const { t } = useTranslation('home');
  const { money, number, percent } = useFormat();
  const figures: HomeFigure[] = [
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
    <Figures label={t('figures.title')} className={styles.figures}>
      {figures.map(({ key, ...figure }) => (
        <Figure
          key={key}
          name={key}
          label={figure.label}
          value={figure.now === null ? '–' : figure.write(figure.now)}
        >
          {figure.note && <FigureNote>{figure.note}</FigureNote>}
          <FigureNote>
            <Change {...figure} />
            {figure.before === null
              ? t('figures.first')
              : t('figures.before', { value: figure.write(figure.before) })}
          </FigureNote>
        </Figure>
      ))}
    </Figures>
  );
}

/** The share of promises that were kept, in basis points; rounded down, so that one broken promise is never 100 %. */
const shareOf = ({ kept, due }: HomeDto['today']['onTime']): number | null =>
  due === 0 ? null : Math.floor((kept * 10_000) / due);

function Change(figure: Omit<HomeFigure, 'key'>) {
  const words = useChangeWords(figure);
  const { now, before, lessIsBetter } = figure;
  return <FigureChange {...{ now, before, words, lessIsBetter }} />;
}

function useChangeWords({ now, before, change: kind }: Omit<HomeFigure, 'key'>): string | null {
  const { t } = useTranslation('home');
  const { change, signed } = useFormat();
  if (now === null || before === null) return null;
  if (kind === 'points') return t('figures.points', { value: signed((now - before) / 100, 1) });
  return kind === 'count' ? signed(now - before) : change(now, before);
}
