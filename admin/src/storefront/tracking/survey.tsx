import { useEffect, useId, useState } from 'react';
import type { SurveyDto } from '@contracts/feedback';
import { COMMENT_MAX, feedbackKind, NPS_MAX, type RatedPart } from '@domain/feedback/survey';
import { fetchSurvey, giveFeedback } from '../api/order-api';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { useAnnounce } from '../ui/announcer';
import { NoteField } from '../ui/note-field';
import { Notice } from '../ui/notice';
import fields from '../ui/text-field.module.css';
import { PartRating } from './part-rating';
import styles from './survey.module.css';
import { useSending } from './use-sending';

interface SurveyProps {
  token: string;
  storeName: string;
}

/** How the order was, asked once the customer has it: a number, and whatever else they like to say. */
export function Survey({ token, storeName }: SurveyProps) {
  const { t, language } = useLocale();
  const [survey, setSurvey] = useState<SurveyDto | null>(null);

  useEffect(() => {
    let gone = false;
    // Nobody misses the question where it could not be read.
    fetchSurvey(token, language).then(
      (read) => !gone && setSurvey(read),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [token, language]);

  if (!survey) return null;
  const { given, canGive, parts } = survey;
  if (given)
    return (
      <section className={styles.card} aria-label={t('survey.title')}>
        <Notice kind="info">{t('survey.thanks', { store: storeName })}</Notice>
        <p>{t('survey.given', { nps: given.nps })}</p>
        {given.comment && <blockquote className={styles.comment}>{given.comment}</blockquote>}
      </section>
    );
  return canGive ? (
    <SurveyForm token={token} storeName={storeName} parts={parts} onChange={setSurvey} />
  ) : null;
}

interface SurveyFormProps extends SurveyProps {
  parts: readonly RatedPart[];
  onChange: (survey: SurveyDto) => void;
}

function SurveyForm({ token, storeName, parts, onChange }: SurveyFormProps) {
  const { t, language } = useLocale();
  const announce = useAnnounce();
  const id = useId();
  const [nps, setNps] = useState<number | null>(null);
  const [ratings, setRatings] = useState<Partial<Record<RatedPart, number>>>({});
  const [comment, setComment] = useState('');
  const { sending, problem, send } = useSending();

  const give = (chosen: number) =>
    send(
      async () => {
        const body = { nps: chosen, comment: comment.trim() || null, ratings };
        onChange(await giveFeedback(token, body, language));
        announce(t('survey.thanks', { store: storeName }));
      },
      // Refused means that it was said from somewhere else: show what.
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
