import { Button } from 'antd';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './preparation-stepper.module.css';
import { Dropdown } from '@shared/ui/dropdown';

const STEP_MIN = 5;
const SHORTEST_MIN = 5;
const LONGEST_MIN = 180;
/** From a coffee to a Friday night. */
const PRESETS_MIN = [10, 15, 20, 30, 45, 60, 90];

/** The next time of five minutes' steps, also from a time in between. */
export function stepped(minutes: number, direction: 1 | -1): number {
  const next = direction > 0 ? Math.floor(minutes / STEP_MIN) + 1 : Math.ceil(minutes / STEP_MIN) - 1;
  return Math.max(SHORTEST_MIN, Math.min(LONGEST_MIN, next * STEP_MIN));
}

interface StepperProps {
  minutes: number;
  onChange: (minutes: number) => void;
  number: string;
  tabStop?: boolean;
}

/** How long cooking will take: five minutes more or less at a press, or one of the usual times. */
export function PreparationStepper({ minutes, onChange, number, tabStop = true }: StepperProps) {
  const { t } = useTranslation('orders');
  const tabIndex = tabStop ? 0 : -1;
  return (
    <div className={styles.stepper} role="group" aria-label={t('preparation.label', { number })}>
      <Button
        type="text"
        size="small"
        tabIndex={tabIndex}
        data-step="less"
        aria-label={t('preparation.less', { number })}
        icon={<Minus size={14} strokeWidth={2} aria-hidden />}
        disabled={minutes <= SHORTEST_MIN}
        onClick={() => onChange(stepped(minutes, -1))}
      />
      <Dropdown
        menu={{
          'aria-label': t('preparation.label', { number }),
          items: PRESETS_MIN.map((count) => ({
            key: String(count),
            label: t('preparation.minutes', { count }),
            onClick: () => onChange(count),
          })),
        }}
      >
        <Button
          type="text"
          size="small"
          className={styles.minutes}
          tabIndex={tabIndex}
          title={t('preparation.choose')}
          aria-label={t('preparation.chosen', { number, count: minutes })}
        >
          <span aria-live="polite">{t('preparation.minutes', { count: minutes })}</span>
        </Button>
      </Dropdown>
      <Button
        type="text"
        size="small"
        tabIndex={tabIndex}
        data-step="more"
        aria-label={t('preparation.more', { number })}
        icon={<Plus size={14} strokeWidth={2} aria-hidden />}
        disabled={minutes >= LONGEST_MIN}
        onClick={() => onChange(stepped(minutes, 1))}
      />
    </div>
  );
}
