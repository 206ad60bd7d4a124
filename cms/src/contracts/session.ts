import { z } from 'zod';
import type { StoppedState } from '../domain/business';
import type { Grant, Permission, Role } from '../domain/access';
import { oneLine } from './text';

export const LANGUAGES = ['en', 'pt-BR', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** An e-mail address as it is kept and compared: without spaces around it, in small letters. */
export const emailField = oneLine().toLowerCase().max(254).pipe(z.email());

/** A password that is typed to be compared. What a new one has to be is said by `passwordProblems` of the domain. */
export const passwordField = z.string().min(1).max(200);

/**
 * Body of `POST /api/session`. Refused with
 * - 401 `WRONG_CREDENTIALS`: unknown address, wrong password or a person who may not sign in, all alike;
 * - 403 `EMAIL_NOT_CONFIRMED`: the password is right and a code is on its way: ask for it at `/validate-code`;
 * - 401 `TWO_FACTOR_REQUIRED` with `details.ticket`: go on with `POST /api/session/two-factor`;
 * - 429 `TOO_MANY_ATTEMPTS` with `details.retryAfter` (seconds).
 */
export const loginBody = z.strictObject({
  email: emailField,
  password: passwordField,
  /** Keep the session beyond the browser's, up to its absolute end. */
  remember: z.boolean().default(false),
});

/**
 * Body of `POST /api/session/two-factor`. The ticket is the one of `TWO_FACTOR_REQUIRED`: 5 minutes, used once. `code` is
 * the six digits of the app or one of the recovery codes. Wrong: 422 `WRONG_CODE` with `details.triesLeft`; a ticket
 * that is used or too old: 422 `TICKET_EXPIRED`, begin anew.
 */
export const twoFactorLoginBody = z.strictObject({
  ticket: z.string().min(1).max(100),
  code: oneLine().min(6).max(20),
  /** Do not ask for a code on this device for the next 30 days. */
  rememberDevice: z.boolean().default(false),
});

export interface BranchSummary {
  id: string;
  name: string;
  slug: string;
  timezone: string;
  closeoutTime: string;
  state: 'DRAFT' | 'ACTIVE' | 'INACTIVE' | 'ARCHIVED';
}

/**
 * Inside `data`: answer of whatever signs in, and of `GET /api/session`, which answers `null` when nobody is signed in.
 */
export interface SessionDto {
  user: {
    id: string;
    name: string;
    email: string;
    role: Role;
    language: Language | null;
    theme: Theme | null;
    twoFactor: boolean;
    photoUrl: string | null;
  };
  business: { id: string; tradeName: string; currency: string; country: string; defaultLanguage: Language };
  /** The branches the person reaches, by name. */
  branches: BranchSummary[];
  grants: Partial<Record<Permission, Grant>>;
  /**
   * Set once Comanda suspended or cancelled the business: everything that asks who is signed in, other than this answer,
   * then refuses with 403 `BUSINESS_SUSPENDED` or `BUSINESS_CANCELLED`.
   */
  stopped: { as: StoppedState; supportEmail: string | null } | null;
  /**
   * The last event of the business when this was answered. A page streams from here, so that what happens while it loads
   * its first rows is told to it.
   */
  seq: number;
}
