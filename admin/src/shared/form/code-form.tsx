import { Button } from 'antd';
import { CODE_DIGITS } from '@contracts/account';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from './form-problem';
import styles from './form.module.css';
import { ApiError } from '../api/error';
import { CodeField } from '../ui/code-field';

interface CodeInput {
  label: string;
  value: string;
  error?: string;
  onChange: (code: string) => void;
  autoFocus: true;
}

interface CodeFormProps {
  label: string;
  submit: string;
  /** Throws `ApiError`; a wrong code is asked for again here. */
  send: (code: string) => Promise<void>;
  /** For codes that are no six digits. */
  control?: (field: CodeInput) => ReactNode;
  children?: ReactNode;
}

/** Asks for a code until it is right or used up; six digits are sent with the last of them. */
export function CodeForm({ label, submit, send, control, children }: CodeFormProps) {
  const { t } = useTranslation('form');
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<ApiError | null>(null);

  const check = async (typed: string) => {
    if (busy) return;
    setProblem(null);
    setError(undefined);
    setBusy(true);
    try {
      await send(typed);
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (refusal.code === 'WRONG_CODE') {
        setError(t('code.wrong', { count: refusal.details.triesLeft ?? 0 }));
        setCode('');
      } else setProblem(refusal);
      form.current?.querySelector<HTMLElement>('input')?.focus();
    } finally {
      setBusy(false);
    }
  };

  const submitTyped = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length >= CODE_DIGITS) void check(code.trim());
    else setError(t('code.incomplete'));
  };
  const change = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  const field = { label, value: code, error, onChange: change, autoFocus: true } as const;

  return (
    <form ref={form} noValidate className={styles.plain} onSubmit={submitTyped}>
      {problem && <FormProblem problem={problem} onWaited={() => setProblem(null)} />}
      {control ? (
        control(field)
      ) : (
        <CodeField {...field} length={CODE_DIGITS} onComplete={(typed) => void check(typed)} />
      )}
      {children}
      <Button htmlType="submit" type="primary" size="large" block loading={busy}>
        {submit}
      </Button>
    </form>
  );
}
