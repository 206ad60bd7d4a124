import type { CodeCheckedDto, CodeSentDto, DeletionDto } from '../../../src/contracts/account';
import type { SessionDto } from '../../../src/contracts/session';
import { unique } from './business';
import { newBrowser, type Browser } from './browser';
import type { Answer } from './client';
import { rows } from './database';
import { codeIn, mailTo } from './mailbox';
import { fromServer } from './server';

export const GOOD_PASSWORD = 'lantern-over-river-9';

export const newAddress = (word = 'person') => `${unique(word)}@example.test`;

export const signUpBody = (email: string, more: object = {}) => ({
  name: 'Ana Souza',
  businessName: 'Cantina da Ana',
  email,
  password: GOOD_PASSWORD,
  country: 'BR',
  language: 'en',
  acceptTerms: true,
  ...more,
});

interface SignUp {
  browser: Browser;
  email: string;
  answer: Answer<CodeSentDto>;
}

/** Somebody who signed up and has not confirmed the address yet. */
export async function newSignUp(more: object = {}, browser = newBrowser()): Promise<SignUp> {
  const email = newAddress('owner');
  const answer = await browser.post<CodeSentDto>('/api/account/signup', signUpBody(email, more));
  return { browser, email, answer };
}

export interface Owner {
  browser: Browser;
  email: string;
  id: number;
  session: SessionDto;
}

/** Types the code of the sign-up's mail, which stands in this run's outbox or in that of another data folder. */
export async function confirmSignUp(
  { browser, email }: Pick<SignUp, 'browser' | 'email'>,
  dataFolder?: string,
): Promise<SessionDto> {
  const code = codeIn(await mailTo(email, 1, dataFolder));
  const answer = await browser.post<CodeCheckedDto>('/api/account/codes/check', {
    purpose: 'SIGNUP',
    email,
    code,
  });
  if (answer.status !== 200 || answer.body.data.next !== 'SIGNED_IN')
    throw new Error(`The sign-up was not let in: ${answer.status} ${answer.text}`);
  return answer.body.data.session;
}

/** An owner who went all the way through the front door: signed up, confirmed, signed in. */
export async function newOwner(more: object = {}): Promise<Owner> {
  const { browser, email } = await newSignUp(more);
  const session = await confirmSignUp({ browser, email });
  return { browser, email, id: Number(session.user.id), session };
}

export const sessionOf = async (browser: Pick<Browser, 'get'>): Promise<SessionDto | null> =>
  (await browser.get<SessionDto | null>('/api/session')).body.data;

export const signInAs = (browser: Pick<Browser, 'post'>, email: string, password = GOOD_PASSWORD) =>
  browser.post<SessionDto>('/api/session', { email, password });

export const requestCode = (browser: Pick<Browser, 'post'>, purpose: string, email: string) =>
  browser.post<CodeSentDto>('/api/account/codes', { purpose, email });

export const checkCode = (browser: Pick<Browser, 'post'>, purpose: string, email: string, code: string) =>
  browser.post<CodeCheckedDto>('/api/account/codes/check', { purpose, email, code });

/** Another six digits than those. */
export const otherCodeThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** Asks for a new password and answers the ticket for it. */
export async function ticketFor(browser: Browser, email: string, mails: number): Promise<string> {
  await requestCode(browser, 'RECOVERY', email);
  const { body } = await checkCode(browser, 'RECOVERY', email, codeIn(await mailTo(email, mails)));
  if (body.data.next !== 'NEW_PASSWORD') throw new Error('No ticket came');
  return body.data.ticket;
}

export const actionsOf = async (userId: number): Promise<string[]> =>
  (
    await rows<{ action: string }>(
      "SELECT action FROM audit_entries WHERE entity = 'user' AND entity_id = ? ORDER BY at, id",
      [String(userId)],
    )
  ).map(({ action }) => action);

export const requestDeletion = (browser: Pick<Browser, 'post'>, password: string) =>
  browser.post<DeletionDto>('/api/account/deletion', { password });

/** Lets the server delete what is due as if it were that instant. */
export async function executeDeletionsAt(now: Date): Promise<void> {
  const { executeDeletions } = fromServer('./api/account/use-cases/execute-deletions') as {
    executeDeletions: (at: Date) => Promise<void>;
  };
  await executeDeletions(now);
}
