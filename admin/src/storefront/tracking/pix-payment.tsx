import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { PayTimeLeft } from './pay-time-left';
import styles from './pix-payment.module.css';
import { QrCode } from '../ui/qr-code';

interface PixPaymentProps {
  code: string;
  amountCents: number;
  /** Until when it can be paid, ISO-8601. */
  payBy: string | null;
  /** The customer says that it is paid: it waits for the store to look. Its code is there for who was wrong, and not to be paid again. */
  claimed: boolean;
  /** Below the code: what the customer says of it. */
  children: ReactNode;
}

/** How a Pix is paid: the code to paste into the bank's app, and its picture for another phone. */
export function PixPayment({ code, amountCents, payBy, claimed, children }: PixPaymentProps) {
  const { t, money } = useLocale();
  return (
    <section className={styles.card} aria-label={t('pix.title')}>
      <h2>{t('pix.title')}</h2>
      <p className={styles.amount}>{money(amountCents)}</p>
      {claimed ? (
        <>
          {children}
          <details className={styles.again}>
            <summary>{t('pix.code')}</summary>
            <PixCode code={code} />
          </details>
        </>
      ) : (
        <>
          {payBy && <PayTimeLeft payBy={payBy} />}
          <PixCode code={code}>{children}</PixCode>
        </>
      )}
    </section>
  );
}

function PixCode({ code, children }: { code: string; children?: ReactNode }) {
  const { t } = useLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      // Without TLS there is no clipboard; what is selected can still be copied the old way.
      field.current?.select();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to copy where the Clipboard API is missing
      document.execCommand('copy');
    }
    setCopied(true);
  };
  return (
    <>
      <ol className={styles.how}>
        <li>{t('pix.copyStep')}</li>
        <li>{t('pix.payStep')}</li>
        <li>{t('pix.waitStep')}</li>
      </ol>
      <label htmlFor={fieldId} className="visually-hidden">
        {t('pix.code')}
      </label>
      <textarea
        ref={field}
        id={fieldId}
        className={styles.code}
        readOnly
        rows={4}
        value={code}
        onFocus={(event) => event.target.select()}
      />
      <Action kind="primary" wide onClick={() => void copy()}>
        {copied ? (
          <Check size={20} strokeWidth={2} aria-hidden />
        ) : (
          <Copy size={20} strokeWidth={1.5} aria-hidden />
        )}
        {copied ? t('pix.copied') : t('pix.copy')}
      </Action>
      <p role="status" className="visually-hidden">
        {copied ? t('pix.copied') : ''}
      </p>
      {children}
      <QrCode text={code} label={t('pix.qr')} />
    </>
  );
}
