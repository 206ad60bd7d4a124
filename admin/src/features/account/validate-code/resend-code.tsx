import { Button } from 'antd';
import { CODE_RESEND_SECONDS, type CodeSentDto } from '@contracts/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../public/public.module.css';
import { ApiError } from '@shared/api/error';
import { minutesAndSeconds } from '@shared/format/minutes-seconds';
import { serverNow } from '@shared/state/server-clock';
import { useClock } from '@shared/state/use-now';

interface ResendCodeProps {
  /** From this moment on (ms); without one, after the minute of a mail that has just been sent. */
  resendAt?: number;
  send: () => Promise<CodeSentDto>;
  /** Another mail may be asked for from that moment on. */
  onWait?: (resendAt: number) => void;
}

/** Another mail, once the first has had its minute to arrive. */
export function ResendCode({ resendAt: first, send: sendCode, onWait }: ResendCodeProps) {
  const { t } = useTranslation('account');
  const [resendAt, setResendAt] = useState(() => first ?? serverNow() + CODE_RESEND_SECONDS * 1000);
  const [told, setTold] = useState<string | null>(null);
  const wait = useClock((now) => Math.max(0, Math.ceil((resendAt - now) / 1000)));

  const later = (seconds: number) => {
    const at = serverNow() + seconds * 1000;
    setResendAt(at);
    onWait?.(at);
  };
  const send = async () => {
    try {
      const { retryAfterSeconds } = await sendCode();
      later(retryAfterSeconds);
      setTold(t('code.resent'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.details.retryAfter) later(error.details.retryAfter);
      setTold(error.message || t('code.notResent'));
    }
  };

  return (
    <div className={styles.resend}>
      <Button type="link" className={styles.link} disabled={wait > 0} onClick={() => void send()}>
        <span className="figures">
          {wait > 0 ? t('code.resendIn', { time: minutesAndSeconds(wait) }) : t('code.resend')}
        </span>
      </Button>
      <span role="status">{told}</span>
    </div>
  );
}
