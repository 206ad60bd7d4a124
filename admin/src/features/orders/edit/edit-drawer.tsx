import { Button, Input, type InputRef } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { MAX_REASON } from '@domain/orders/notes';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from '../actions/action-dialogs';
import { useActionDialog } from '../actions/use-action-dialog';
import type { Choosing } from '../items/choosing';
import { NOTHING, withPut } from '../items/picked';
import { AddedItems } from './added-items';
import styles from './edit.module.css';
import { EditSummary } from './edit-summary';
import { KeptItems } from './kept-items';
import { OrderDrawer } from './order-drawer';
import { useEditQuote } from './use-edit-quote';
import { asSold, isChanged, wantedOf } from './wanted-items';
import { UnsavedGuard } from '@shared/form/unsaved-guard';
import { Field } from '@shared/ui/field';
import { isTooLong, textCount } from '@shared/ui/limited-text';

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
  const { t } = useTranslation(['order-edit', 'ui']);
  const { busy, send } = useActionDialog({ ...props, order: sold });
  const [staying, setStaying] = useState(() => asSold(sold.items));
  const [added, setAdded] = useState(NOTHING);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [reason, setReason] = useState('');
  const why = useRef<InputRef>(null);
  const form = useId();
  const wanted = wantedOf(staying, added);
  const changed = isChanged(sold.items, staying, added);
  const quoted = useEditQuote(sold.id, changed ? wanted : null);
  const { quote, error, isStale } = quoted;
  const agreed = quote && !isStale && !error && quote.refusals.length === 0;
  // What is being chosen is not part of the order yet: it would be left behind unseen.
  const tooLong = isTooLong(reason, MAX_REASON);
  const ready = changed && agreed && choosing === null && reason.trim().length >= SHORTEST && !tooLong;
  const needsApproval = sold.state === 'PREPARING' || sold.state === 'READY';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void send({ ...wanted, reason: reason.trim(), expectedTotalCents: quote.totalCents });
  };

  return (
    <form id={form} className={styles.form} onSubmit={submit}>
      <UnsavedGuard active={changed || choosing !== null || reason.trim() !== ''} />
      <KeptItems items={sold.items} staying={staying} onChange={setStaying} />
      <AddedItems
        sold={sold}
        words={{ items: t('added'), picker: t('addItem') }}
        canHold={sold.actions.includes('hold')}
        picked={added}
        onChange={setAdded}
        choosing={choosing}
        onChoosing={setChoosing}
        onPut={(item, replaces) => setAdded(withPut(added, item, replaces))}
        onDone={() => why.current?.focus()}
        quoted={quoted}
      />
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        error={tooLong ? t('ui:tooLong', { limit: MAX_REASON }) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            ref={why}
            value={reason}
            count={textCount(MAX_REASON)}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {changed && quote && <EditSummary quote={quote} stale={isStale} added={added.items.length} />}
      {error && <p role="alert">{error.message}</p>}
      {needsApproval && <p className={styles.faint}>{t('inKitchen')}</p>}
      <Button type="primary" size="large" htmlType="submit" disabled={!ready} loading={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
