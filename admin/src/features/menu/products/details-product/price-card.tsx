import { Button } from 'antd';
import type { PriceChangeDto } from '@contracts/product-details';
import { perUnit } from '@domain/menu/unit';
import { ORDER_CHANNELS } from '@domain/orders/order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { marginBps, promotionRuns } from '../product-price';
import type { ProductRow } from '../use-product-actions';
import { useHasPermission } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { Card } from '@shared/ui/card';

/** So many are in sight before somebody asks for more. */
const SHOWN = 6;

/** What it costs now, what is left of that, and what it cost before. */
export function PriceCard({ product, changes }: { product: ProductRow; changes: PriceChangeDto[] }) {
  const { t } = useTranslation('menu');
  const { money, percent } = useFormat();
  const now = useNow();
  const seesMargin = useHasPermission('menu.price.edit');
  const [all, setAll] = useState(false);
  const { costCents, variationGroupId, unit } = product;
  const priceCents =
    promotionRuns(product, now) && product.promoPriceCents !== null
      ? product.promoPriceCents
      : product.priceCents;
  const margin = costCents === null ? null : marginBps(priceCents, costCents);
  const facts: [label: string, value: string][] = [];
  if (variationGroupId === null) facts.push([t('details.prices.now'), perUnit(money(priceCents), unit)]);
  if (seesMargin && costCents !== null)
    facts.push([t('details.prices.cost'), perUnit(money(costCents), unit)]);
  if (seesMargin && variationGroupId === null && costCents !== null && margin !== null)
    facts.push([t('details.prices.margin'), `${money(priceCents - costCents)} · ${percent(margin)}`]);
  return (
    <Card title={t('details.prices.title')}>
      {variationGroupId !== null && <p className={styles.text}>{t('price.ofVariations')}</p>}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 && (
        <>
          <h3 className={styles.past3}>{t('details.prices.history')}</h3>
          <ol className={styles.history}>
            {(all ? changes : changes.slice(0, SHOWN)).map((change, index) => (
              <Change key={`${change.at} ${index}`} change={change} />
            ))}
          </ol>
          {changes.length > SHOWN && (
            <Button size="small" type="text" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t('groups.showFewer') : t('groups.showAll', { count: changes.length })}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

function Change({ change }: { change: PriceChangeDto }) {
  const { t } = useTranslation(['menu', 'order']);
  const { money, moment } = useFormat();
  const { kind, extra, variation, channel, beforeCents, afterCents, by, at } = change;
  const amount = (cents: number | null) => (cents === null ? t('details.prices.none') : money(cents));
  const known = ORDER_CHANNELS.find((each) => each === channel);
  const where = known ? t(`order:channels.${known}`) : channel;
  // An option has no other price in a variation than its own.
  const kindWords = t(`details.prices.kinds.${extra === null ? kind : 'PRICE'}`, { channel: where });
  return (
    <li>
      <span>
        {[extra, variation, kindWords].filter(Boolean).join(' · ')}
        <small>
          {by} · {moment(at)}
        </small>
      </span>
      <span className={styles.amounts}>
        {beforeCents !== null && <s>{amount(beforeCents)}</s>}
        <b>{amount(afterCents)}</b>
      </span>
    </li>
  );
}
