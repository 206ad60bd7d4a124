import { useRef, useState } from 'react';
import { Refusal } from '../api/request';
import { useLocale } from '../i18n/locale';

/**
 * Sends what a button says, once however often that is pressed; what went wrong stays to be shown.
 *
 * @returns `send`, given what is to be sent and, where a refusal means that things have moved on, what shows how they stand
 */
export function useSending() {
  const { t } = useLocale();
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (work: () => Promise<void>, showAnew?: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : t('failure.answer.hint'));
      // What stands may not be to be had either: the refusal is said already.
      if (error instanceof Refusal) showAnew?.().catch(() => undefined);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };
  return { sending, problem, send };
}
