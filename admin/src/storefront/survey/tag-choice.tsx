import type { FeedbackTag } from '@domain/feedback/tags';
import { useLocale } from '../i18n/locale';
import styles from './survey.module.css';

interface TagChoiceProps {
  offered: readonly FeedbackTag[];
  chosen: readonly FeedbackTag[];
  onChange: (tags: readonly FeedbackTag[]) => void;
}

/** Chips for what went wrong: checkboxes, so that keys and screen readers know them. */
export function TagChoice({ offered, chosen, onChange }: TagChoiceProps) {
  const { t } = useLocale();
  const toggle = (tag: FeedbackTag) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);
  return (
    <fieldset className={styles.group}>
      <legend>{t('survey.tags')}</legend>
      <div className={styles.tags}>
        {offered.map((tag) => (
          <label key={tag} className={styles.tag}>
            <input type="checkbox" checked={chosen.includes(tag)} onChange={() => toggle(tag)} />
            <span>{t(`survey.tag.${tag}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
