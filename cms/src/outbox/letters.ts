import type { Language } from '../contracts/session';
import { newId } from '../database/ids';
import type { Tx } from '../database/transaction';
import { mailer } from '../integrations/mail';
import { composeLetter, type LetterArguments, type LetterName } from '../integrations/mail/letters/compose';
import { seal, unseal } from '../secrecy/secrecy';
import { enqueueWork, type SealedLetter } from './outbox';

/** A letter to one person, in their language. */
export interface Letter {
  to: string;
  letter: LetterName;
  language: Language;
  args: LetterArguments;
}

/**
 * Leaves a letter for after the commit. It is composed here, so that one that cannot be written fails what it belongs
 * to and not the sending.
 *
 * @param about what the outbox is to know it by, such as `order:<id>`
 */
export async function enqueueEmail(
  tx: Tx,
  { businessId, about, ...letter }: Letter & { businessId: string; about?: string },
): Promise<void> {
  const mail = { to: letter.to, ...composeLetter(letter.letter, letter.language, letter.args) };
  const key = newId();
  await enqueueWork(tx, {
    businessId,
    topic: 'letter',
    dedupeKey: ['letter', ...(about ? [about] : []), key].join(':'),
    payload: { key, sealed: seal('letters', key, JSON.stringify(mail)) },
  });
}

/** Sends what `enqueueEmail` left. */
export async function sendLetter({ key, sealed }: SealedLetter, jobId: string): Promise<void> {
  const mail = JSON.parse(unseal('letters', key, sealed)) as Omit<Parameters<typeof mailer.send>[0], 'id'>;
  await mailer.send({ ...mail, id: jobId });
}
