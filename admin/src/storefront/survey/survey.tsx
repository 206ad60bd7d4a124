import { useEffect, useState } from 'react';
import type { SurveyDto } from '@contracts/feedback';
import { fetchSurvey } from '../api/order-api';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import { SurveyForm } from './survey-form';
import styles from './survey.module.css';

interface SurveyProps {
  token: string;
  storeName: string;
  /** A score that a link in a mail brought: it is preselected and not sent. */
  preselected?: number | null;
  /** On a page of its own the survey says why nothing can be answered; elsewhere it is left out. */
  alone?: boolean;
}

/** How the order was: asked once the customer has it, and shown with a way to change it afterwards. */
export function Survey({ token, storeName, preselected = null, alone = false }: SurveyProps) {
  const { t, language } = useLocale();
  const [survey, setSurvey] = useState<SurveyDto | null>(null);
  const [failed, setFailed] = useState(false);
  // A link with a score leads to the form, also where an answer was given before.
  const [editing, setEditing] = useState(preselected !== null);

  useEffect(() => {
    let gone = false;
    fetchSurvey(token, language).then(
      (read) => !gone && setSurvey(read),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [token, language]);

  if (!survey) return failed && alone ? <Notice kind="error">{t('failure.answer.hint')}</Notice> : null;
  const { given, canGive } = survey;
  if (canGive && (!given || editing))
    return (
      <SurveyForm
        token={token}
        storeName={storeName}
        survey={survey}
        preselected={preselected}
        onChange={(next) => {
          setEditing(false);
          setSurvey(next);
        }}
      />
    );
  if (!given) return alone ? <Notice kind="info">{t('survey.closed')}</Notice> : null;
  return (
    <section className={styles.card} aria-label={t('survey.title')}>
      <Notice kind="info">{t('survey.thanks', { store: storeName })}</Notice>
      <p>{t('survey.given', { nps: given.nps })}</p>
      {given.comment && <blockquote className={styles.comment}>{given.comment}</blockquote>}
      {canGive && (
        <Action kind="quiet" onClick={() => setEditing(true)}>
          {t('survey.change')}
        </Action>
      )}
    </section>
  );
}
