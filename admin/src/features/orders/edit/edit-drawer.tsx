import { Button, Input } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from '../actions/action-dialogs';
import { useActionDialog } from '../actions/use-action-dialog';
import { AddItem } from './add-item';
import styles from './edit.module.css';
import { EditSummary } from './edit-summary';
import { KeptItems } from './kept-items';
import { OrderDrawer } from './order-drawer';
import { Quantity } from './quantity';
import { useEditQuote } from './use-edit-quote';
import { useStoreMenu } from './use-store-menu';
import { asSold, isChanged, wantedOf, type Added } from './wanted-items';
import { Field } from '@shared/ui/field';

const SHORTEST = 3;

/** What an order consists of, changed after it was placed. */
export function EditDrawer(props: ActionPromptProps) {
  const { t } = useTranslation('order-edit');
  const { id, number } = props.order;
  return (
    <OrderDrawer orderId={id} title={t('title', { number })} close={props.close}>
      {(sold) => <EditForm {...props} sold={sold} />}
    </OrderDrawer>
  );
}

function EditForm({ sold, ...props }: ActionPromptProps & { sold: OrderDto }) {
  const { t } = useTranslation('order-edit');
  const { busy, send } = useActionDialog({ ...props, order: sold });
  const [staying, setStaying] = useState(() => asSold(sold.items));
  const [added, setAdded] = useState<Added[]>([]);
  const [reason, setReason] = useState('');
  const form = useId();
  const menu = useStoreMenu(sold.branchId);
  const wanted = wantedOf(staying, added);
  const changed = isChanged(sold.items, staying, added);
  const { quote, error, isStale } = useEditQuote(sold.id, changed ? wanted : null);
  const ready =
    changed && quote && !isStale && !error && quote.refusals.length === 0 && reason.trim().length >= SHORTEST;
  const needsApproval = sold.state === 'PREPARING' || sold.state === 'READY';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void send({ ...wanted, reason: reason.trim(), expectedTotalCents: quote.totalCents });
  };
  const setQuantity = (index: number, quantity: number) =>
    setAdded(added.flatMap((each, at) => (at !== index ? each : quantity > 0 ? { ...each, quantity } : [])));

  return (
    <form id={form} className={styles.form} onSubmit={submit}>
      <KeptItems items={sold.items} staying={staying} onChange={setStaying} />
      {added.length > 0 && (
        <ul className={styles.items} aria-label={t('added')}>
          {added.map((item, index) => (
            <li key={index} className={styles.item}>
              <Quantity
                name={item.words}
                value={item.quantity}
                onChange={(next) => setQuantity(index, next)}
              />
              <p className={styles.name}>{item.words}</p>
            </li>
          ))}
        </ul>
      )}
      {menu && <AddItem menu={menu} onAdd={(item) => setAdded([...added, item])} />}
      <Field label={t('reason')} hint={t('reasonHint')}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={200}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {changed && quote && <EditSummary quote={quote} stale={isStale} />}
      {error && <p role="alert">{error.message}</p>}
      {needsApproval && <p className={styles.faint}>{t('inKitchen')}</p>}
      <Button type="primary" size="large" htmlType="submit" disabled={!ready} loading={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
