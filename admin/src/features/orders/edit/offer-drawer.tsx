import { Button, Radio } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { counted } from '@domain/menu/unit';
import { extraWords } from '@domain/orders/choices';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from '../actions/action-dialogs';
import { SoldOutChoice, useSoldOut } from '../actions/sold-out-choice';
import { useActionDialog } from '../actions/use-action-dialog';
import type { Choosing } from '../items/choosing';
import { NOTHING } from '../items/picked';
import { Quantity } from '../items/quantity';
import { AddedItems } from './added-items';
import styles from './edit.module.css';
import { EditSummary } from './edit-summary';
import { OrderDrawer } from './order-drawer';
import { useEditQuote } from './use-edit-quote';
import { asSold, wantedOf } from './wanted-items';
import { UnsavedGuard } from '@shared/form/unsaved-guard';

/** Something is sold out: what the customer is asked to take instead. */
export function OfferDrawer(props: ActionPromptProps) {
  const { t } = useTranslation('order-edit');
  const { id, number } = props.order;
  return (
    <OrderDrawer orderId={id} title={t('offer.title', { number })} close={props.close}>
      {(sold) => <OfferForm {...props} sold={sold} />}
    </OrderDrawer>
  );
}

function OfferForm({ sold, ...props }: ActionPromptProps & { sold: OrderDto }) {
  const { t } = useTranslation('order-edit');
  const { busy, send } = useActionDialog({ ...props, order: sold });
  const soldOut = useSoldOut(sold);
  const [place, setPlace] = useState<number | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [instead, setInstead] = useState(NOTHING);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const form = useId();
  const missing = place === null ? undefined : sold.items[place];

  const staying = asSold(sold.items).map((each) =>
    each.place === place ? { ...each, quantity: each.quantity - quantity } : each,
  );
  const wanted = missing && instead.items.length > 0 ? wantedOf(staying, instead) : null;
  const quoted = useEditQuote(sold.id, wanted);
  const { quote, error, isStale } = quoted;
  const offer = wanted?.add[0];
  const agreed = quote && !isStale && !error && quote.refusals.length === 0;
  // What is being chosen is not what would be offered.
  const ready = offer && agreed && choosing === null;

  const pick = (next: number) => {
    const item = sold.items[next];
    if (!item) return;
    if (missing) soldOut.toggle(missing.productId, missing.name, false);
    soldOut.toggle(item.productId, item.name, true);
    setPlace(next);
    setQuantity(item.quantity);
    setInstead(({ items, held }) => ({
      items: items.map((each) => ({ ...each, quantity: item.quantity })),
      held,
    }));
    setChoosing(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy || place === null) return;
    if (await send({ place, quantity, offer, expectedTotalCents: quote.totalCents })) await soldOut.mark();
  };

  return (
    <form id={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <UnsavedGuard active={choosing !== null || instead.items.length > 0} />
      <div role="radiogroup" aria-label={t('offer.missing')}>
        <p className={styles.name}>{t('offer.missing')}</p>
        <Radio.Group className={styles.choices} value={place}>
          {sold.items.map((item, index) => (
            <Radio
              key={index}
              value={index}
              data-autofocus={index === 0 || undefined}
              onChange={() => pick(index)}
            >
              {counted(item.quantity, item.unit)}{' '}
              {[item.name, item.variation?.name].filter(Boolean).join(' · ')}
              {item.extras.length > 0 && (
                <span className={styles.faint}> {extraWords(item.extras).join(', ')}</span>
              )}
            </Radio>
          ))}
        </Radio.Group>
      </div>
      {missing && missing.quantity > 1 && (
        <div className={styles.item}>
          <Quantity
            label={missing.name}
            quantity={quantity}
            unit={missing.unit}
            least={1}
            most={missing.quantity}
            onChange={setQuantity}
          />
          <p className={styles.name}>{t('offer.howMany')}</p>
        </div>
      )}
      {missing && (
        <div>
          <p className={styles.name}>{t('offer.instead')}</p>
          <AddedItems
            sold={sold}
            words={{ items: t('offer.instead'), picker: t('offer.choose') }}
            // It is made when what it stands for would have been.
            canHold={false}
            only={{ quantity }}
            picked={instead}
            onChange={setInstead}
            choosing={choosing}
            onChoosing={setChoosing}
            onPut={(item) => setInstead({ items: [item], held: [] })}
            onDone={() => undefined}
            quoted={quoted}
          />
        </div>
      )}
      {missing && <SoldOutChoice order={sold} choice={soldOut} />}
      {wanted && quote && <EditSummary quote={quote} stale={isStale} added={1} />}
      {error && <p role="alert">{error.message}</p>}
      <p className={styles.faint}>
        {t('offer.silence')} {t(`offer.onSilence.${sold.ifSoldOut ?? 'REMOVE'}`)}
      </p>
      <Button type="primary" size="large" htmlType="submit" disabled={!ready} loading={busy}>
        {t('offer.send')}
      </Button>
    </form>
  );
}
