import { Timeline } from 'antd';
import { ladderOf } from '@domain/orders/escalation';
import type { SettingValues } from '@domain/settings';
import { BellRing, Mail, MonitorSmartphone, Pause, Volume2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ICONS: Record<'LOUDER' | 'EVERYWHERE' | 'MANAGERS' | 'PAUSE', LucideIcon> = {
  LOUDER: Volume2,
  EVERYWHERE: MonitorSmartphone,
  MANAGERS: Mail,
  PAUSE: Pause,
};
const icon = (Icon: LucideIcon) => <Icon size={16} strokeWidth={1.75} aria-hidden />;

/** The steps as they would be taken, one after the other: what the numbers above come to. */
export function EscalationLadder({ escalation }: Pick<SettingValues, 'escalation'>) {
  const { t } = useTranslation('settings');
  const steps = ladderOf(escalation);
  const time = (seconds: number) =>
    seconds === 0
      ? t('ladder.atOnce')
      : t('ladder.after', {
          time:
            seconds % 60 === 0
              ? t('amounts.minutes', { value: seconds / 60 })
              : t('amounts.seconds', { value: seconds }),
        });
  const words = (step: keyof typeof ICONS) =>
    t(`ladder.${step === 'EVERYWHERE' && escalation.kitchen ? 'EVERYWHERE_KITCHEN' : step}`, {
      minutes: escalation.pauseMin,
    });
  return (
    <section aria-label={t('ladder.title')}>
      <Timeline
        items={[
          { key: 'placed', dot: icon(BellRing), children: t('ladder.placed') },
          ...steps.map(({ step, seconds }) => ({
            key: step,
            dot: icon(ICONS[step]),
            children: (
              <>
                {words(step)} <span>– {time(seconds)}</span>
              </>
            ),
          })),
        ]}
      />
      {steps.length === 0 && <p>{t('ladder.none')}</p>}
    </section>
  );
}
