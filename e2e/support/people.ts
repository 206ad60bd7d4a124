import type { APIRequest, BrowserContextOptions } from '@playwright/test';
import type { Language, SessionDto } from '@contracts/session';
import type { Role } from '@domain/access';
import { HANDHELD } from './windows';

/** The demo's business with a person of every role, and the branch that is open around the clock. */
export const SLUG = 'cantina-centro';
export const PASSWORD = 'comanda-demo-1';
export const emailOf = (role: Role) => `${role}@cantina.test`;

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A browser that was never here. */
export const NOBODY: StorageState = { cookies: [], origins: [] };

interface Settings {
  role: Role | null;
  language: Language;
}

/** Signs people in once each and lets everybody who plays them reuse the cookie. */
export class People {
  private readonly known = new Map<Role, Promise<{ session: SessionDto; state: StorageState }>>();

  constructor(
    private readonly request: APIRequest,
    private readonly baseURL: string,
  ) {}

  /** What a browser holds after `role` signed in on it, chose the language and the branch. */
  async storageOf({ role, language }: Settings): Promise<StorageState> {
    const { origin } = new URL(this.baseURL);
    const kept: { name: string; value: string }[] = [{ name: 'comanda.language', value: language }];
    if (role === null) return { cookies: [], origins: [{ origin, localStorage: kept }] };
    const { session, state } = await this.signedIn(role);
    const branch = session.branches.find(({ slug }) => slug === SLUG);
    if (branch) kept.push({ name: 'comanda.branch', value: branch.id });
    return { cookies: state.cookies, origins: [{ origin, localStorage: kept }] };
  }

  signedIn(role: Role) {
    let person = this.known.get(role);
    if (!person) {
      person = this.signIn(role);
      this.known.set(role, person);
    }
    return person;
  }

  private async signIn(role: Role) {
    // Without a state of its own a new context takes over the test's, and signing in ends the session it brings.
    const api = await this.request.newContext({ baseURL: this.baseURL, storageState: NOBODY });
    const answer = await api.post('/api/session', { data: { email: emailOf(role), password: PASSWORD } });
    if (!answer.ok()) throw new Error(`${emailOf(role)} cannot sign in: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: SessionDto };
    const state = await api.storageState();
    await api.dispose();
    return { session: data, state };
  }
}

/** What a customer holds, in the city of the restaurant. */
export const PHONE = {
  locale: 'pt-BR',
  viewport: HANDHELD,
  hasTouch: true,
  isMobile: true,
};

/** Where the restaurant of the demo delivers. */
export const NEAR_BY = {
  ...{ street: 'Rua Dom José de Barros', number: '152', district: 'Centro', city: 'São Paulo' },
  ...{ state: 'SP', postalCode: '01038-000', lat: -23.5438, lng: -46.6392 },
};
