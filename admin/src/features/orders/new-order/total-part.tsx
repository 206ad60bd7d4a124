import { isPaidBefore } from '@domain/orders/payment';
import { Alert, Button, Checkbox } from 'antd';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderDraft } from './draft';
import { isEmpty } from './draft';
import type { Missing } from './missing';
import styles from './new-order.module.css';
import { isRefusal } from './settle-attempt';
import type { SendProblem } from './use-send-order';
import type { useStaffQuote } from './use-staff-quote';
import { Money } from '@entities/money/money';
import { isUnreachable } from '@shared/api/error';
import { FormProblem } from '@shared/form/form-problem';
import { useFormat } from '@shared/format/context';

interface TotalPartProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  quoted: ReturnType<typeof useStaffQuote>;
  missing: Missing | null;
  sending: boolean;
  problem: SendProblem | null;
  /** Where it rings; null where they see it being typed. */
  ringsAt: string | null;
  onSend: () => void;
  onClear: () => void;
}

/** What stands beside a field is said there. */
const AT_FIELDS = ['items', 'address', 'coupon', 'coupons', 'scheduledFor', 'tipCents'];

/** What it comes to, always in sight, with what was overruled, and the one button. */
export function TotalPart(props: TotalPartProps) {
  const { draft, change, quoted, missing, sending, problem, ringsAt, onSend, onClear } = props;
  const { t } = useTranslation('new-order');
  const { money, clock } = useFormat();
  const { quote, current, error } = quoted;
  // What has to be paid first comes to the board once it is.
  const paidFirst = draft.payment !== null && isPaidBefore(draft.payment);
  const goesToKitchen = draft.accept && !paidFirst && draft.scheduledFor === null;
  /** What the server's own sentence does not say of an order. */
  const words = () => {
    if (problem?.unsettled) return t('earlier.unknown');
    // A wait that was asked for, or that somebody has to sign in, is said as it is.
    const saysNothing = problem && (isUnreachable(problem.error) || isRefusal(problem.error));
    return draft.attempt && saysNothing ? t('earlier.unanswered') : undefined;
  };
  const isAutomatic = (code: string | null) =>
    quote?.coupons.some((coupon) => coupon.automatic && coupon.code === code) ?? false;
  const refusals = quote?.refusals.filter(
    ({ path }) => path.length < 2 && !AT_FIELDS.includes(String(path[0])),
  );
  return (
    <div className={styles.total}>
      {quote?.overruled.map(({ code, message }) => (
        <Alert key={code} type="warning" showIcon message={message} description={t('overruled')} />
      ))}
      {refusals?.map(({ code, message }) => (
        <Alert key={code} type="error" showIcon message={message} />
      ))}
      {(problem ?? error) && (
        <FormProblem problem={problem?.error ?? error} words={words()} onWaited={() => undefined} />
      )}
      {draft.attempt && !problem && !sending && (
        <Alert
          type="warning"
          showIcon
          message={t(draft.attempt.cleared ? 'earlier.cleared' : 'earlier.unanswered')}
        />
      )}
      {missing && <Alert type="info" showIcon message={t(`missing.${missing}`)} />}
      <dl className={styles.sums} data-stale={!current || undefined}>
        {quote?.fees.map(({ kind, amountCents }) => (
          <div key={kind}>
            <dt>{t(`fees.${kind}`)}</dt>
            <dd>
              <Money cents={amountCents} />
            </dd>
          </div>
        ))}
        {quote?.discounts.map(({ source, reason, amountCents }) => (
          <div key={`${source} ${reason}`}>
            <dt>
              {isAutomatic(reason) ? t('couponAutomatic', { code: reason }) : (reason ?? t('discount'))}
            </dt>
            <dd>
              <Money cents={-amountCents} />
            </dd>
          </div>
        ))}
        <div className={styles.grand}>
          <dt>{t('total')}</dt>
          <dd aria-live="polite">
            <Money cents={quote?.totalCents ?? 0} />
          </dd>
        </div>
      </dl>
      {quote?.promise && <p className={styles.faint}>{t('promise', { at: clock(quote.promise.untilAt) })}</p>}
      {!paidFirst && (
        <Checkbox checked={draft.accept} onChange={({ target }) => change({ accept: target.checked })}>
          {t('accept')}
        </Checkbox>
      )}
      {ringsAt !== null && <p className={styles.faint}>{t('rings', { branch: ringsAt })}</p>}
      <div className={styles.send}>
        <Button
          block
          type="primary"
          size="large"
          data-send
          loading={sending}
          aria-keyshortcuts="Control+Enter"
          icon={<Send size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onSend}
        >
          {t(goesToKitchen ? 'send' : 'sendToBoard', { total: money(quote?.totalCents ?? 0) })}
        </Button>
        {!isEmpty(draft) && (
          <Button type="text" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
