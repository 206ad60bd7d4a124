import type { FeedbackCauseDto } from '@contracts/feedback';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';

/** What a cause is, in words: "Courier: Wesley". */
export function useCauseTitle({ dimension, value, name }: FeedbackCauseDto): string {
  const { t } = useTranslation('feedback');
  const { hour } = useFormat();
  const text =
    dimension === 'HOUR'
      ? hour(Number(value))
      : dimension === 'DELAY'
        ? t(`causes.delays.${value}`, { defaultValue: value })
        : (name ?? value);
  return t('causes.name', { what: t(`causes.dimensions.${dimension}`), name: text });
}
