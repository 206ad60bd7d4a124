import { Button, Checkbox, Modal } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import { ListChecks, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './accept-many.module.css';
import { useAcceptMany } from './use-accept-many';
import { useOrderActions } from '../actions/order-actions';
import { OrderBriefs } from '../actions/order-briefs';
import { PreparationStepper } from '../actions/preparation-stepper';
import { dialogWidth } from '@shared/tokens/tokens';
import { classes } from '@shared/ui/classes';

/** Accepts what waits in one go, where there is more than one; for one its room is kept, so that no card moves. */
export function AcceptMany({ orders }: { orders: readonly OrderCardDto[] }) {
  const { t } = useTranslation('orders');
  const { readOnly } = useOrderActions();
  const [asking, setAsking] = useState(false);
  const acceptable = orders.filter(({ actions }) => actions.includes('accept'));
  return (
    <>
      {acceptable.length > 0 && (
        <Button
          block
          size="small"
          className={classes(styles.open, acceptable.length === 1 && styles.alone)}
          disabled={readOnly}
          icon={<ListChecks size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('acceptMany.open', { count: acceptable.length })}
        </Button>
      )}
      {asking && <AcceptManyDialog acceptable={acceptable} close={() => setAsking(false)} />}
    </>
  );
}

/** Which of them, with which time; what is accepted can be read before it is. */
export function AcceptManyDialog({
  acceptable,
  close,
}: {
  acceptable: readonly OrderCardDto[];
  close: () => void;
}) {
  const { t } = useTranslation(['orders', 'ui']);
  const { orders, chosen, isChosen, choose, oneTime, minutes, setMinutes, busy, accept, failed } =
    useAcceptMany(acceptable, close);
  return (
    <Modal
      open
      onCancel={close}
      title={t('acceptMany.title')}
      width={dialogWidth.wide}
      footer={
        <>
          {oneTime && (
            <PreparationStepper
              minutes={minutes}
              onChange={setMinutes}
              number={chosen.map(({ number }) => number).join(', ')}
            />
          )}
          <Button type="primary" loading={busy} disabled={chosen.length === 0} onClick={() => void accept()}>
            {t('acceptMany.confirm', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {failed.length > 0 && (
        <div className={styles.failed} role="alert">
          <TriangleAlert size={18} strokeWidth={2} aria-hidden />
          <div>
            <p>{t('acceptMany.failed', { count: failed.length })}</p>
            <ul>
              {failed.map(({ number, customerName, why }) => (
                <li key={number}>
                  <b>{number}</b> {customerName}: {why}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <OrderBriefs
        orders={orders}
        headOf={({ id }, name) => (
          <Checkbox
            className={styles.order}
            checked={isChosen(id)}
            disabled={busy}
            onChange={(event) => choose(id, event.target.checked)}
          >
            {name}
          </Checkbox>
        )}
      />
    </Modal>
  );
}
