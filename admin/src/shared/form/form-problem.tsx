import { Alert } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error';
import { minutesAndSeconds } from '../format/minutes-seconds';

interface FormProblemProps {
  problem: unknown;
  /** After the wait that the server asked for. */
  onWaited: () => void;
  /** Said in place of the server's sentence. */
  words?: ReactNode;
}

const ICON = <CircleAlert size={16} strokeWidth={1.75} aria-hidden />;

/** Why a form was not taken, in one sentence. A lock counts down and then goes away by itself. */
export function FormProblem({ problem, onWaited, words }: FormProblemProps) {
  const { t } = useTranslation('form');
  const error = problem instanceof ApiError ? problem : null;
  const left = useCountdown(error?.status === 429 ? (error.details.retryAfter ?? 60) : 0, onWaited);

  const say = () => {
    if (words) return words;
    if (error?.status === 0) return t('problem.unreachable');
    if (error?.status === 429) return t('problem.locked', { time: minutesAndSeconds(left) });
    return error?.message || t('problem.unexpected');
  };
  return <Alert type="error" showIcon icon={ICON} message={<span className="figures">{say()}</span>} />;
}

/** Counts whole seconds down to 0 and tells it once. */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => setLeft(seconds), [seconds]);
  useEffect(() => {
    if (seconds === 0) return;
    if (left <= 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `onEnd` is called once; a new function at a render must not restart the running second
  }, [left, seconds]);
  return left;
}
