import { useId, useState } from 'react';
import type { TrackedOrderDto } from '@contracts/storefront';
import { claimPayment } from '../api/order-api';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { useSending } from './use-sending';

interface ClaimPaymentProps {
  token: string;
  /** When it was said before; null while it was not. */
  claimedAt: string | null;
  onChange: (order: TrackedOrderDto) => void;
}

/** The customer says that they have paid, so that somebody looks; that the money is there only the store says. */
export function ClaimPayment({ token, claimedAt, onChange }: ClaimPaymentProps) {
  const { t, language } = useLocale();
  const id = useId();
  const [note, setNote] = useState('');
  const { sending, problem, send } = useSending();
  if (claimedAt !== null) return <Notice kind="info">{t('pix.claimed')}</Notice>;
  const claim = () => send(async () => onChange(await claimPayment(token, note.trim(), language)));
  return (
    <>
      <TextField
        id={id}
        label={t('pix.claimNote')}
        value={note}
        maxLength={200}
        optional
        onChange={setNote}
      />
      <Action wide aria-disabled={sending} onClick={() => void claim()}>
        {t('pix.claim')}
      </Action>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}
