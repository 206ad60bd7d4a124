import { Modal } from 'antd';
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { startPinPrompts, pinPrompt } from './pin-prompt';
import { PinInput } from './pin-input';
import styles from './pin-dialog.module.css';
import { useAccessWords } from '../access/access-words';
import type { ApiError } from '@shared/api/error';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

/** Stands once over the whole dashboard, and opens whenever the server asks for a manager's PIN. */
export function PinDialog() {
  const question = pinPrompt.use();
  useEffect(startPinPrompts, []);
  return (
    // Its words come when they are needed; the page below stays as it is meanwhile.
    <Suspense fallback={null}>{question && <Ask {...question} />}</Suspense>
  );
}

interface AskProps {
  refusal: ApiError;
  trying: boolean;
  answer: (pin: string | null) => void;
}

const FORM = 'manager-pin';

function Ask({ refusal, trying, answer }: AskProps) {
  const { t } = useTranslation('access');
  const { permissionName } = useAccessWords();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [seen, setSeen] = useState(refusal);
  const form = useRef<HTMLFormElement>(null);
  // Whoever was wrong types again at once, without looking for the field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [seen]);
  if (seen !== refusal) {
    // The PIN was tried and is wrong: an empty field to try again, and how often that goes.
    setSeen(refusal);
    setPin('');
    const { triesLeft = 0 } = refusal.details;
    setProblem(triesLeft > 0 ? t('pin.wrong', { count: triesLeft }) : t('pin.wrongLast'));
  }
  const what = permissionName(refusal.details.permission);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trying) return;
    if (!/^\d{4,6}$/.test(pin)) return setProblem(t('pin.form'));
    setProblem(undefined);
    answer(pin);
  };
  return (
    <Modal
      open
      title={t('pin.title')}
      width={dialogWidth.regular}
      onCancel={() => answer(null)}
      okText={t('pin.approve')}
      okButtonProps={{ htmlType: 'submit', form: FORM }}
      confirmLoading={trying}
    >
      <form ref={form} id={FORM} className={styles.form} noValidate onSubmit={submit}>
        <p>{what ? t('pin.text', { what }) : t('pin.textPlain')}</p>
        <Field label={t('pin.label')} error={problem}>
          {(control) => <PinInput {...control} value={pin} onChange={setPin} />}
        </Field>
      </form>
    </Modal>
  );
}
