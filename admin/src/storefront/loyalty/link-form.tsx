import { useState } from 'react';
import { NoAnswer, Refusal } from '../api/request';
import { isEmail } from '../checkout/form';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import styles from './loyalty.module.css';
import { mailCardLink } from './loyalty-api';

type State = 'closed' | 'open' | 'sending' | 'sent';

/** Mails the customer a link to their card, where this device cannot prove whose it is. */
export function LinkForm({ slug }: { slug: string }) {
  const { t, language } = useLocale();
  const [state, setState] = useState<State>('closed');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    if (state === 'sending') return;
    if (!isEmail(email.trim())) return setProblem(t('problem.email'));
    setProblem(undefined);
    setState('sending');
    try {
      await mailCardLink(slug, email.trim(), language);
      setState('sent');
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof NoAnswer)) throw error;
      setProblem(error instanceof Refusal ? error.message : t('failure.answer'));
      setState('open');
    }
  };

  if (state === 'sent') return <Notice kind="info">{t('loyalty.sent')}</Notice>;
  if (state === 'closed')
    return (
      <Action wide onClick={() => setState('open')}>
        {t('loyalty.see')}
      </Action>
    );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t('loyalty.linkHint')}</p>
      <TextField
        id="loyalty-email"
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        maxLength={254}
        value={email}
        problem={problem}
        onChange={setEmail}
      />
      <Action type="submit" wide aria-disabled={state === 'sending'}>
        {t(state === 'sending' ? 'loyalty.sending' : 'loyalty.send')}
      </Action>
    </form>
  );
}
