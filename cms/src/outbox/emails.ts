import type { Language } from '../contracts/session';
import { newId } from '../database/ids';
import type { Tx } from '../database/transaction';
import { mailer } from '../integrations/mail';
import {
  renderEmail,
  type EmailArguments,
  type EmailTemplate,
} from '../integrations/mail/templates/render-email';
import { seal, unseal } from '../secrecy/secrecy';
import { enqueueJob, type SealedEmail } from './outbox';
import { sendWithinLimit, type MailKind } from './recipient-limits';

/** Under which limit of its recipient a letter is sent; null where only the recipient themselves, or our staff, cause it. */
const KIND_OF: Record<EmailTemplate, MailKind | null> = {
  'confirmation-code': 'CODE',
  'email-code': 'CODE',
  'invitation-code': 'CODE',
  'account-exists': 'CODE',
  'recovery-code': 'RECOVERY',
  'panel-password': 'RECOVERY',
  invitation: 'TEAM',
  'invitation-elsewhere': 'TEAM',
  'access-request': 'TEAM',
  'password-changed': null,
  'new-device': null,
  'email-changed': null,
  'two-factor-on': null,
  'two-factor-off': null,
  'deletion-requested': null,
  'deletion-requested-closing': null,
  'deletion-done': null,
  'support-opened': null,
  'support-answer': null,
  'support-resolved': null,
  'order-unheard': null,
  'loyalty-link': 'LOYALTY',
};

/** A letter to one person, in their language. */
export interface Email {
  to: string;
  letter: EmailTemplate;
  language: Language;
  args: EmailArguments;
}

/**
 * Leaves a letter for after the commit. It is composed here, so that one that cannot be written fails what it belongs
 * to and not the sending.
 *
 * @param about what the outbox is to know it by, such as `order:<id>`
 */
export async function enqueueEmail(
  tx: Tx,
  { businessId, about, ...letter }: Email & { businessId: string; about?: string },
): Promise<void> {
  const mail = { to: letter.to, ...renderEmail(letter.letter, letter.language, letter.args) };
  const key = newId();
  await enqueueJob(tx, {
    businessId,
    topic: 'letter',
    dedupeKey: ['letter', ...(about ? [about] : []), key].join(':'),
    payload: { key, kind: KIND_OF[letter.letter], sealed: seal('letters', key, JSON.stringify(mail)) },
  });
}

/** Sends what `enqueueEmail` left. */
export async function sendEmail({ key, kind, sealed }: SealedEmail, jobId: string): Promise<void> {
  const mail = JSON.parse(unseal('letters', key, sealed)) as Omit<Parameters<typeof mailer.send>[0], 'id'>;
  await (kind === null ? mailer.send({ ...mail, id: jobId }) : sendWithinLimit(kind, { ...mail, id: jobId }));
}
