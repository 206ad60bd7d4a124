import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './login.module.css';
import { ApiError } from '@shared/api/error';

/** What went wrong in one sentence; a lock counts down and then goes away. Never says which of the two was wrong. */
export function LoginProblem({ problem, onWaited }: { problem: unknown; onWaited: () => void }) {
  const { t } = useTranslation('account');
  const error = problem instanceof ApiError ? problem : null;
  const left = useCountdown(error?.status === 429 ? (error.details.retryAfter ?? 60) : 0, onWaited);

  const words = () => {
    if (error?.status === 0) return t('login.unreachable');
    if (error?.status === 429)
      return t('login.locked', { minutes: Math.floor(left / 60), seconds: pad(left % 60) });
    if (error?.status === 400 || error?.status === 401) return t('login.wrong');
    return error?.message || t('login.failed');
  };
  return (
    <p className={styles.problem} role="alert">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span className="figures">{words()}</span>
    </p>
  );
}

const pad = (seconds: number) => String(seconds).padStart(2, '0');

function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => setLeft(seconds), [seconds]);
  useEffect(() => {
    if (seconds === 0) return;
    if (left <= 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
    // The end is told once; a new function for it must not start the second anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [left, seconds]);
  return left;
}
