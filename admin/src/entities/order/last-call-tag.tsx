import type { OrderCardDto } from '@contracts/orders';
import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isLastCall } from './last-call';
import { useTimeWords } from './time-left-badge';
import { timeLeft, timeParts } from './time-left';
import { useClock } from '@shared/state/use-now';
import { Tag } from '@shared/ui/tag';

/** That an order which nobody has answered is about to be lost, and how soon. */
export function LastCallTag({ order }: { order: OrderCardDto }) {
  const { t } = useTranslation('order');
  const say = useTimeWords();
  const time = useClock((now) => {
    const left = isLastCall(order, now) ? timeLeft(order, now) : null;
    return left && say(timeParts(left));
  });
  if (time === null) return null;
  return (
    <p>
      <Tag tone="cancelled" filled icon={AlarmClock}>
        {t('card.expiresIn', { time })}
      </Tag>
    </p>
  );
}
