import type { ProductSalesDto } from '@contracts/product-details';
import { measured, type ProductUnit } from '@domain/menu/unit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './details.module.css';
import { shareBps } from './share';
import { menuPaths } from '../../paths';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { Card } from '@shared/ui/card';

/** In which variations it is taken, with which extras, and together with what else. */
export function ChosenCard({
  unit,
  sales: { variations, extras, boughtWith, lookedAt, now },
}: {
  unit: ProductUnit;
  sales: ProductSalesDto;
}) {
  const { t } = useTranslation('menu');
  const { percent, money, number } = useFormat();
  if (variations.length + extras.length + boughtWith.length === 0) return null;
  const share = (part: number, whole: number) => percent(shareBps(part, whole) ?? 0, 0);
  return (
    <div className={styles.chosen}>
      {variations.length > 0 && (
        <Ranking
          title={t('details.chosen.variations')}
          rows={variations.map(({ name, quantity, salesCents }) => ({
            key: name,
            name,
            weight: quantity,
            figure:
              unit === 'UN'
                ? t('details.chosen.units', { count: quantity })
                : measured(number(quantity), unit),
            note: money(salesCents),
          }))}
          most={now.quantity}
        />
      )}
      {extras.length > 0 && (
        <Ranking
          title={t('details.chosen.extras')}
          text={t('details.chosen.lookedAt', { count: lookedAt })}
          rows={extras.map(({ group, name, pieces, orders }) => ({
            key: `${group} ${name}`,
            name,
            of: group,
            weight: orders,
            figure: t('details.chosen.pieces', { count: pieces }),
            note: share(orders, lookedAt),
          }))}
          most={lookedAt}
        />
      )}
      {boughtWith.length > 0 && (
        <Ranking
          title={t('details.chosen.with')}
          text={t('details.chosen.lookedAt', { count: lookedAt })}
          rows={boughtWith.map(({ productId, name, orders }) => ({
            key: productId,
            name: <Link to={fillPath(menuPaths.products.show, { id: productId })}>{name}</Link>,
            weight: orders,
            figure: t('details.chosen.orders', { count: orders }),
            note: share(orders, lookedAt),
          }))}
          most={lookedAt}
        />
      )}
    </div>
  );
}

interface RankingProps {
  title: string;
  text?: string;
  rows: { key: string; name: ReactNode; of?: string; weight: number; figure: string; note: string }[];
  /** What a full bar stands for. */
  most: number;
}

function Ranking({ title, text, rows, most }: RankingProps) {
  return (
    <Card title={title}>
      {text && <p className={styles.text}>{text}</p>}
      <ol className={styles.ranking}>
        {rows.map(({ key, name, of, weight, figure, note }) => (
          <li key={key}>
            <span className={styles.rankName}>
              {name}
              {of && <small>{of}</small>}
            </span>
            <span className={styles.rankFigure}>{figure}</span>
            <span className={styles.rankNote}>{note}</span>
            <span className={styles.rankBar} aria-hidden>
              <span style={{ width: `${Math.min(100, (weight / Math.max(1, most)) * 100)}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
