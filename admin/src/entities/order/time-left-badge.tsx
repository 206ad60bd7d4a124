import { Timer, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { timeLeft, timeParts, type TimedOrder, type TimeParts } from './time-left';
import styles from './time-left-badge.module.css';
import { useClock } from '@shared/state/use-now';

const two = (value: number) => String(value).padStart(2, '0');

/** A span as people say it: `6:05`, `25 min`, `2 h 10`, and how much too late it is. */
export function useTimeWords() {
  const { t } = useTranslation('order');
  return (parts: TimeParts): string => {
    const words = { minutes: 0, hours: 0, days: 0, ...parts };
    if (parts.kind === 'clock') {
      const clock = `${parts.minutes}:${two(parts.seconds)}`;
      return parts.late ? t('time.late', { time: clock }) : clock;
    }
    if (parts.late && parts.kind === 'minutes' && parts.minutes === 0) return t('time.now');
    const time = t(`time.${parts.kind}`, {
      ...words,
      minutes: parts.kind === 'hours' ? two(parts.minutes) : words.minutes,
    });
    return parts.late ? t('time.late', { time }) : time;
  };
}

/** Calm, amber from half of the time on, red and filled when it is late; ticks with the page's one clock. */
export function TimeLeftBadge({ order }: { order: TimedOrder }) {
  const { t } = useTranslation('order');
  const say = useTimeWords();
  // What is seen, so that a second which changes nothing draws nothing.
  const seen = useClock((now) => {
    const left = timeLeft(order, now);
    return left && `${left.urgency} ${left.until} ${say(timeParts(left))}`;
  });
  if (seen === null) return null;
  const [urgency = '', event = ''] = seen.split(' ', 2);
  const until = event === 'accept' ? event : 'promise';
  const words = seen.slice(urgency.length + event.length + 2);
  const Icon = urgency === 'late' ? TriangleAlert : Timer;
  return (
    <span className={styles.badge} data-urgency={urgency} title={t(`time.until.${until}`)}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span className="visually-hidden">{t(`time.until.${until}`)}: </span>
      {words}
    </span>
  );
}
