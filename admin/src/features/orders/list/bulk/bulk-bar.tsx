import { Button } from 'antd';
import { ListChecks, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotification } from '@refinedev/core';
import styles from './bulk.module.css';
import { BulkActionButton } from './bulk-action-button';
import { BulkResult } from './bulk-result';
import { BULK_ACTIONS, runMany, type BulkAction, type Outcome } from './run-many';
import { MAX_CHOSEN, type Selection } from './use-selection';
import { PaperMenu } from '../../ticket/paper-menu';
import type { OrderList } from '../use-order-list';
import { ApiError } from '@shared/api/error';
import { useFormat } from '@shared/format/context';

/** Comes with the dialogs of the board, which the list does without. */
const BulkAccept = lazy(async () => ({ default: (await import('./bulk-accept')).BulkAccept }));

/** What can be done with the orders that are ticked, with how many of them it can be done to. */
export function BulkBar({ list, selection }: { list: OrderList; selection: Selection }) {
  const { t } = useTranslation(['orders-list', 'orders']);
  const { number } = useFormat();
  const { open: notify } = useNotification();
  const [step, setStep] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [accepting, setAccepting] = useState(false);
  const collecting = useRef<AbortController | null>(null);
  const { orders, clear, chooseAll } = selection;
  const total = list.meta?.total ?? null;
  const busy = step !== null;

  const run = async (action: BulkAction) => {
    setStep(0);
    try {
      const done = await runMany(orders, action, { onStep: setStep });
      list.refetch();
      clear();
      if (done.refused.length > 0) setOutcome(done);
      else notify?.({ type: 'success', message: t('bulk.done', { count: done.done }) });
    } finally {
      setStep(null);
    }
  };
  const endAccepting = (done: boolean) => {
    setAccepting(false);
    if (!done) return;
    list.refetch();
    clear();
  };
  const takeAll = async () => {
    collecting.current?.abort();
    collecting.current = new AbortController();
    try {
      await chooseAll(collecting.current.signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify?.({ type: 'error', message: error.message || t('bulk.failed') });
    }
  };

  return (
    <>
      {orders.length > 0 && (
        <div className={styles.bar} role="toolbar" aria-label={t('bulk.title')}>
          <b aria-live="polite">
            {busy
              ? t('bulk.running', { step: number(step), count: orders.length })
              : t('bulk.chosen', { count: orders.length })}
          </b>
          {BULK_ACTIONS.map((action) => (
            <BulkActionButton
              key={action}
              action={action}
              orders={orders}
              disabled={busy}
              onRun={() => (action === 'accept' ? setAccepting(true) : void run(action))}
            />
          ))}
          <PaperMenu size="small" disabled={busy} orders={orders}>
            {t('bulk.print', { count: orders.length })}
          </PaperMenu>
          {(total === null || total > orders.length) && orders.length < MAX_CHOSEN && (
            <Button
              size="small"
              type="text"
              disabled={busy}
              icon={<ListChecks size={14} strokeWidth={1.75} aria-hidden />}
              onClick={() => void takeAll()}
            >
              {total === null || total > MAX_CHOSEN
                ? t('bulk.most', { count: MAX_CHOSEN })
                : t('bulk.all', { count: total })}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            disabled={busy}
            title={t('bulk.clear')}
            icon={<X size={14} strokeWidth={2} />}
            onClick={clear}
          />
        </div>
      )}
      {accepting && (
        <Suspense>
          <BulkAccept orders={orders} onClose={endAccepting} />
        </Suspense>
      )}
      {outcome && <BulkResult outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  );
}
