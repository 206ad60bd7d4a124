import { useId, useState } from 'react';
import type { SurveyDto } from '@contracts/feedback';
import { COMMENT_MAX, feedbackKind, NPS_MAX, type RatedPart } from '@domain/feedback/survey';
import { isBadAnswer, type FeedbackTag } from '@domain/feedback/tags';
import { fetchSurvey, giveFeedback } from '../api/order-api';
import { useLocale } from '../i18n/locale';
import { useSending } from '../tracking/use-sending';
import { Action } from '../ui/action';
import { useAnnounce } from '../ui/announcer';
import { NoteField } from '../ui/note-field';
import { Notice } from '../ui/notice';
import fields from '../ui/text-field.module.css';
import { PartRating } from './part-rating';
import styles from './survey.module.css';
import { TagChoice } from './tag-choice';

interface SurveyFormProps {
  token: string;
  storeName: string;
  survey: SurveyDto;
  preselected: number | null;
  onChange: (survey: SurveyDto) => void;
}

/** The questions of the survey, with the answer that was given before; the rest follows once there is a score. */
export function SurveyForm({ token, storeName, survey, preselected, onChange }: SurveyFormProps) {
  const { t, language } = useLocale();
  const announce = useAnnounce();
  const id = useId();
  const { given, parts } = survey;
  const [nps, setNps] = useState<number | null>(preselected ?? given?.nps ?? null);
  const [ratings, setRatings] = useState<Partial<Record<RatedPart, number | null>>>(given?.ratings ?? {});
  const [tags, setTags] = useState<readonly FeedbackTag[]>(given?.tags ?? []);
  const [comment, setComment] = useState(given?.comment ?? '');
  const { sending, problem, send } = useSending();
  const bad = nps !== null && isBadAnswer(nps, Object.values(ratings));

  const give = (chosen: number) =>
    send(
      async () => {
        // Tags that are no longer shown are not meant any more.
        const body = { nps: chosen, comment: comment.trim() || null, ratings, tags: bad ? [...tags] : [] };
        onChange(await giveFeedback(token, body, language));
        announce(t('survey.thanks', { store: storeName }));
      },
      // A refusal means that another device answered, or that the time is over: show what stands.
      async () => onChange(await fetchSurvey(token, language)),
    );

  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('survey.title')}</h2>
      <fieldset className={styles.group}>
        <legend>{t('survey.nps', { store: storeName })}</legend>
        <div className={styles.scale}>
          {Array.from({ length: NPS_MAX + 1 }, (_, score) => (
            <label key={score} className={styles.score}>
              <input type="radio" name={`${id}-nps`} checked={nps === score} onChange={() => setNps(score)} />
              <span>{score}</span>
            </label>
          ))}
        </div>
        <p className={styles.ends}>
          <span>{t('survey.least')}</span>
          <span>{t('survey.most')}</span>
        </p>
      </fieldset>
      {nps !== null && (
        <>
          {parts.map((part) => (
            <PartRating
              key={part}
              label={t(`survey.rate.${part}`)}
              value={ratings[part] ?? null}
              onRate={(stars) => setRatings({ ...ratings, [part]: stars })}
            />
          ))}
          {bad && <TagChoice offered={survey.tags} chosen={tags} onChange={setTags} />}
          <NoteField
            id={`${id}-comment`}
            label={
              <>
                {t(`survey.said.${feedbackKind(nps)}`)}
                <span className={fields.optional}> {t('field.optional')}</span>
              </>
            }
            rows={3}
            max={COMMENT_MAX}
            value={comment}
            onChange={setComment}
          />
          {problem && <Notice kind="error">{problem}</Notice>}
          <Action kind="primary" wide aria-disabled={sending} onClick={() => void give(nps)}>
            {t(sending ? 'survey.sending' : 'survey.send')}
          </Action>
        </>
      )}
    </section>
  );
}
