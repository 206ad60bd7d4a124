import { Segmented } from 'antd';
import { DETAIL_PERIODS, type DetailPeriod, type ProductSalesDto } from '@contracts/product-details';
import { measured, unitSymbol, type ProductUnit } from '@domain/menu/unit';
import { ArrowDown, ArrowUp, ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { shareBps } from './share';
import { BarChart } from '@shared/chart/bar-chart';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';

interface SalesCardProps {
  /** In which its sold quantities are. */
  unit: ProductUnit;
  sales: ProductSalesDto;
  days: DetailPeriod;
  onDays: (days: DetailPeriod) => void;
}

/** How it sells, against as many days before. */
export function SalesCard({ unit, sales, days, onDays }: SalesCardProps) {
  const { t } = useTranslation('menu');
  const { number, day } = useFormat();
  const { now, before } = sales;
  const symbol = unitSymbol(unit);
  const amount = (quantity: number) => measured(number(quantity), unit);
  const words = (quantity: number) =>
    unit === 'UN' ? t('details.chosen.units', { count: quantity }) : amount(quantity);
  const columns = {
    label: t('details.sales.day'),
    value: symbol ? t('details.sales.amount', { unit: symbol }) : t('details.sales.units'),
    compared: t('details.sales.compared', { count: days }),
  };
  return (
    <Card
      title={t('details.sales.title')}
      actions={
        <Segmented
          aria-label={t('details.sales.period')}
          value={String(days)}
          onChange={(value) => onDays(DETAIL_PERIODS.find((period) => String(period) === value) ?? 28)}
          options={DETAIL_PERIODS.map((period) => ({
            value: String(period),
            label: t('details.sales.days', { count: period }),
          }))}
        />
      }
    >
      <Figures sales={sales} label={columns.value} amount={amount} />
      {now.quantity + before.quantity === 0 ? (
        <EmptyState
          compact
          icon={ChartNoAxesColumn}
          title={t('details.sales.none')}
          text={t('details.sales.noneText')}
        />
      ) : (
        <BarChart
          summary={t('details.sales.summary', {
            sold: words(now.quantity),
            before: amount(before.quantity),
            count: days,
          })}
          columns={columns}
          format={number}
          height={200}
          bars={sales.days.map((each, index) => ({
            label: day(each.day),
            value: each.quantity,
            compared: each.comparedQuantity,
            phase: index === sales.days.length - 1 ? 'partial' : undefined,
          }))}
        />
      )}
    </Card>
  );
}

interface FiguresProps {
  sales: ProductSalesDto;
  /** What the sold amount is called, and how it is written. */
  label: string;
  amount: (quantity: number) => string;
}

function Figures({ sales: { now, before, marginCents }, label, amount }: FiguresProps) {
  const { t } = useTranslation('menu');
  const { money, number, percent } = useFormat();
  const margin = marginCents === null ? null : shareBps(marginCents, now.salesCents);
  return (
    <dl className={styles.figures}>
      <Figure label={label} now={now.quantity} before={before.quantity} write={amount} />
      <Figure
        label={t('details.sales.sales')}
        now={now.salesCents}
        before={before.salesCents}
        write={money}
      />
      <Figure label={t('details.sales.orders')} now={now.orders} before={before.orders} write={number} />
      {marginCents !== null && (
        <div>
          <dt>{t('details.sales.margin')}</dt>
          <dd className={styles.value}>{money(marginCents)}</dd>
          <dd className={styles.before}>
            {margin === null ? '–' : t('details.sales.ofSales', { share: percent(margin) })}
          </dd>
        </div>
      )}
    </dl>
  );
}

interface FigureProps {
  label: string;
  now: number;
  before: number;
  write: (value: number) => string;
}

function Figure({ label, now, before, write }: FigureProps) {
  const { t } = useTranslation('menu');
  const { change } = useFormat();
  const words = now === before ? null : change(now, before);
  const Icon = now > before ? ArrowUp : ArrowDown;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.value}>{write(now)}</dd>
      <dd className={styles.before}>
        {words && (
          <span className={styles.change} data-better={now > before}>
            <Icon size={12} strokeWidth={2.25} aria-hidden />
            {words}
          </span>
        )}
        {t('details.sales.before', { value: write(before) })}
      </dd>
    </div>
  );
}
