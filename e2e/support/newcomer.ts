import type { APIRequestContext } from '@playwright/test';
import type { CodeCheckedDto } from '@contracts/account';
import type { Mailbox } from './mailbox';
import { unique } from './unique';

export interface Newcomer {
  name: string;
  businessName: string;
  email: string;
  password: string;
}

/** Somebody whom Comanda does not know yet, with a business of their own. */
export function newcomer(): Newcomer {
  const businessName = unique('Cantina');
  return {
    name: 'Ana Lima',
    businessName,
    email: `${businessName.replace(' ', '.').toLowerCase()}@newcomer.test`,
    password: 'violet staircase 41',
  };
}

/** Signs the newcomer up and confirms the address, all without a screen; `api` is signed in afterwards. */
export async function signUp(api: APIRequestContext, mailbox: Mailbox, person: Newcomer): Promise<void> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await api.post(path, { data, headers: { 'X-Requested-With': 'comanda' } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  await post('/api/account/signup', { ...person, country: 'BR', language: 'en', acceptTerms: true });
  const code = await mailbox.codeTo(person.email);
  const checked = await post<CodeCheckedDto>('/api/account/codes/check', {
    purpose: 'SIGNUP',
    email: person.email,
    code,
  });
  if (checked.next !== 'SIGNED_IN') throw new Error('The right code did not sign in');
}
