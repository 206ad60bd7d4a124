import { useId, useState, type FormEvent } from 'react';
import type { CourierStep } from '@contracts/courier-page';
import { PROBLEM_CODES } from '@domain/couriers/courier';
import { useLocale } from '../i18n/locale';
import { TextField } from '../ui/text-field';
import styles from './courier.module.css';

type Problem = Pick<Extract<CourierStep, { action: 'problem' }>, 'problem' | 'note'>;

/** What does not go on at a door: one of what there is, or something else in the courier's own words. */
export function ProblemChoice({ onProblem }: { onProblem: (problem: Problem) => void }) {
  const { t } = useLocale();
  const noteId = useId();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const tell = (problem: Problem) => {
    setAsking(false);
    setNote(null);
    onProblem(problem);
  };
  const tellNote = (event: FormEvent) => {
    event.preventDefault();
    tell({ problem: 'OTHER', ...(note?.trim() && { note: note.trim() }) });
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        {t(asking ? 'c.close' : 'c.problem')}
      </button>
      {asking && (
        <div className={styles.problems}>
          {PROBLEM_CODES.map((problem) => (
            <button
              key={problem}
              type="button"
              className={styles.button}
              {...(problem === 'OTHER' && { 'aria-expanded': note !== null })}
              onClick={() => (problem === 'OTHER' ? setNote(note === null ? '' : null) : tell({ problem }))}
            >
              {t(`c.problem.${problem}`)}
            </button>
          ))}
        </div>
      )}
      {asking && note !== null && (
        <form className={styles.otherwise} onSubmit={tellNote}>
          <TextField
            id={noteId}
            label={t('c.note')}
            autoComplete="off"
            maxLength={200}
            optional
            value={note}
            onChange={setNote}
          />
          <button type="submit" className={styles.button}>
            {t('c.tell')}
          </button>
        </form>
      )}
    </>
  );
}
