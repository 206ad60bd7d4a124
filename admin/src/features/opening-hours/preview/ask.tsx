import {
  explainOpen,
  type HoursException,
  type HoursService,
  type OpeningHours,
  type OpenRule,
} from '@domain/opening-hours';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';
import { useHoursWords } from '@entities/opening-hours/use-hours-words';
import { useFormat } from '@shared/format/context';
import { MomentInput } from '@entities/clock/date-inputs';
import { Field } from '@shared/ui/field';
import { Tag } from '@shared/ui/tag';

interface AskProps {
  hours: readonly OpeningHours[];
  exceptions: readonly HoursException[];
  service: HoursService;
  timeZone: string;
  now: Date;
}

/** Whether it is open at an instant, until when, and the rule that decides it. */
export function Ask({ hours, exceptions, service, timeZone, now }: AskProps) {
  const { t } = useTranslation('hours');
  const { moment } = useFormat();
  const ruleWords = useRuleWords();
  const [at, setAt] = useState<string | null>(null);
  const instant = at === null ? now : new Date(at);
  const { open, closesAt, opensAt, rule } = explainOpen(hours, exceptions, service, instant, timeZone);
  return (
    <div className={styles.ask}>
      <Field label={t('ask.title')}>
        {(control) => (
          <MomentInput {...control} aria-label={t('ask.at')} value={instant.toISOString()} onChange={setAt} />
        )}
      </Field>
      <p role="status">
        <Tag tone={open ? 'ready' : 'cancelled'} icon={open ? CircleCheck : CircleX}>
          {t(open ? 'ask.open' : 'ask.closed')}
        </Tag>{' '}
        {closesAt && t('ask.until', { when: moment(closesAt) })}
        {opensAt && t('ask.again', { when: moment(opensAt) })}
      </p>
      <p className={styles.rule}>{ruleWords(rule)}</p>
    </div>
  );
}

function useRuleWords() {
  const { t } = useTranslation('hours');
  const { day } = useFormat();
  const words = useHoursWords();
  return (rule: OpenRule): string => {
    if (rule.kind === 'NO_HOURS') return t('ask.NO_HOURS');
    if (rule.kind === 'EXCEPTION') {
      const named = { reason: rule.exception.reason || t('ask.noReason'), day: day(rule.day, 'long') };
      return rule.period
        ? t('ask.EXCEPTION_OPEN', { ...named, period: words.period(rule.period) })
        : t('ask.EXCEPTION_CLOSED', named);
    }
    const service = t(`services.${rule.service}`);
    if (rule.kind === 'MODE') return t(`ask.${rule.mode}`, { service });
    const named = { service, day: day(rule.day, 'long') };
    return rule.kind === 'PERIOD'
      ? t('ask.PERIOD', { ...named, period: words.period(rule.period) })
      : t('ask.NO_PERIOD', named);
  };
}
