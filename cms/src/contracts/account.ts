import { z } from 'zod';
import {
  emailField,
  LANGUAGES,
  passwordField,
  THEMES,
  type Language,
  type SessionDto,
  type Theme,
} from './session';
import { oneLine } from './text';

/**
 * Accounts and what belongs to them. Bodies and answers are below, answers inside `data`; `session.ts` has signing in.
 *
 * Anybody:
 *   POST   /api/account/signup               signUpBody     → 202 CodeSentDto
 *   POST   /api/account/codes                codeBody       → 202 CodeSentDto
 *   POST   /api/account/codes/check          codeCheckBody  → 200 CodeCheckedDto   422 WRONG_CODE {triesLeft}
 *   POST   /api/account/codes/link           codeLinkBody   → 200 CodeCheckedDto   422 TICKET_EXPIRED
 *   POST   /api/account/new-password         newPasswordBody → 200 SessionDto      422 TICKET_EXPIRED, 400 PASSWORD_…
 *   GET    /api/session                                     → 200 SessionDto | null
 *   POST   /api/session                      loginBody      → 200 SessionDto
 *   POST   /api/session/two-factor           twoFactorLoginBody → 200 SessionDto
 *   DELETE /api/session                                     → 204
 *
 * The signed-in person, about themselves:
 *   GET    /api/account                                     → 200 AccountDto
 *   PATCH  /api/account                      accountBody    → 200 SessionDto
 *   PUT    /api/account/password             changePasswordBody → 204               422 WRONG_PASSWORD, 400 PASSWORD_…
 *   POST   /api/account/email                emailBody      → 202 CodeSentDto       422 WRONG_PASSWORD
 *   POST   /api/account/email/confirm        emailConfirmBody → 200 SessionDto      422 WRONG_CODE {triesLeft}
 *   GET    /api/account/sessions                            → 200 OwnSessionDto[]
 *   DELETE /api/account/sessions/:id                        → 204
 *   DELETE /api/account/sessions                            → 204, all but this one
 *   POST   /api/account/two-factor           twoFactorSetUpBody → 201 TwoFactorSetUpDto   409 TWO_FACTOR_IS_ON
 *   POST   /api/account/two-factor/confirm   twoFactorConfirmBody → 200 RecoveryCodesDto  422 WRONG_CODE {triesLeft}
 *   POST   /api/account/two-factor/recovery-codes twoFactorProofBody → 200 RecoveryCodesDto, the old ones end
 *   POST   /api/account/two-factor/off       twoFactorProofBody → 204
 *   GET    /api/account/export                              → 200 a file with AccountExportDto
 *   POST   /api/account/deletion             deletionBody   → 201 DeletionDto
 *   DELETE /api/account/deletion                            → 204
 *
 * Whatever opens a session may answer 401 `TWO_FACTOR_REQUIRED` with `details.ticket` instead, for
 * `POST /api/session/two-factor`. Whatever asks for a password or a code answers 429 `TOO_MANY_ATTEMPTS` with
 * `details.retryAfter` after too many wrong ones.
 *
 * Mails bring a code and a button. The button opens `/validate-code?purpose=<purpose>&email=<email>#<token>`: with a
 * token after the `#` the page sends it to `codes/link` once the person presses "continue" (mail scanners open links by
 * themselves), otherwise it asks for the six digits.
 */
export const CODE_PURPOSES = ['SIGNUP', 'RECOVERY'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;
export const RECOVERY_CODES = 10;
export const DELETION_DAYS = 30;

export const sixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

export const signUpBody = z.strictObject({
  name: oneLine().min(2).max(80),
  businessName: oneLine().min(2).max(80),
  email: emailField,
  password: passwordField,
  /** ISO 3166-1 alpha-2, in capitals; decides the currency and the language of the business. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** The language the person reads. */
  language: z.enum(LANGUAGES),
  acceptTerms: z.literal(true),
});

export const codeBody = z.strictObject({ purpose: z.enum(CODE_PURPOSES), email: emailField });

/** The same answer whether a mail was sent or not: nobody learns whether an address is known. */
export interface CodeSentDto {
  /** From when on asking again may send another mail. */
  retryAfterSeconds: number;
}

export const codeCheckBody = z.strictObject({
  purpose: z.enum(CODE_PURPOSES),
  email: emailField,
  code: sixDigits,
});

/** The token from the button of a mail. It says by itself whose and what for. */
export const codeLinkBody = z.strictObject({ token: z.string().min(1).max(100) });

/**
 * A right code of a sign-up opens a session on the device that signed up. Elsewhere, and for a recovery, it gives a
 * ticket (10 minutes, used once) with which a password is chosen at `/new-password`.
 */
export type CodeCheckedDto =
  | { next: 'SIGNED_IN'; session: SessionDto }
  | { next: 'NEW_PASSWORD'; ticket: string };

/** Ends every session of the person, and opens one here. */
export const newPasswordBody = z.strictObject({
  ticket: z.string().min(1).max(100),
  password: passwordField,
});

export interface AccountDto {
  name: string;
  email: string;
  /** E.164, or null. */
  phone: string | null;
  language: Language | null;
  theme: Theme | null;
  photoUrl: string | null;
  twoFactor: { on: boolean; recoveryCodesLeft: number };
  /** A change of address that waits for its code. */
  newEmail: string | null;
  deletion: DeletionDto | null;
}

/** Only what is named changes. */
export const accountBody = z.strictObject({
  name: oneLine().min(2).max(80).optional(),
  /** As people write it in the country of the business; null takes it away. */
  phone: oneLine().min(1).max(30).nullable().optional(),
  language: z.enum(LANGUAGES).optional(),
  theme: z.enum(THEMES).optional(),
  /** What `POST /api/uploads?purpose=profile` answered; null takes it away. */
  photoUrl: z.string().max(300).nullable().optional(),
});

/** Ends every other session of the person. */
export const changePasswordBody = z.strictObject({
  currentPassword: passwordField,
  newPassword: passwordField,
});

export const emailBody = z.strictObject({ password: passwordField, email: emailField });
export const emailConfirmBody = z.strictObject({ code: sixDigits });

export interface OwnSessionDto {
  id: string;
  /** Names of products, the same in every language; null when the browser does not say. */
  browser: string | null;
  system: string | null;
  kind: 'DESKTOP' | 'PHONE' | 'TABLET' | 'OTHER';
  ip: string;
  createdAt: string;
  lastSeenAt: string;
  /** The session that asks. */
  current: boolean;
}

export const twoFactorSetUpBody = z.strictObject({ password: passwordField });

export interface TwoFactorSetUpDto {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for the QR code. */
  uri: string;
}

export const twoFactorConfirmBody = z.strictObject({ code: sixDigits });

/** Shown once: the server keeps hashes. */
export interface RecoveryCodesDto {
  recoveryCodes: string[];
}

/** `code` is the six digits of the app or one of the recovery codes. */
export const twoFactorProofBody = z.strictObject({
  password: passwordField,
  code: oneLine().min(6).max(20),
});

export const deletionBody = z.strictObject({ password: passwordField });

export interface DeletionDto {
  requestedAt: string;
  /** When it is done, unless it is withdrawn before. */
  dueAt: string;
  /** Nobody else owns the business: with the account the business closes, and its store page with it. */
  closesBusiness: boolean;
}

/** What Comanda keeps about the person, for them to take along. */
export interface AccountExportDto {
  exportedAt: string;
  account: Omit<AccountDto, 'newEmail'> & {
    role: string;
    createdAt: string;
    /** Names of the branches they work at; empty: all of them. */
    branches: string[];
    allow: readonly string[];
    deny: readonly string[];
    /** Since when they have a PIN to approve with. */
    pinSetAt: string | null;
  };
  business: { id: string; tradeName: string };
  sessions: Omit<OwnSessionDto, 'id' | 'current'>[];
  /** Devices that are recognised, those without a session included. */
  devices: { knownSince: string; lastSignInAt: string; noSecondStepUntil: string | null }[];
  /** What the person did, newest first; of very many the last ten thousand. */
  activity: { at: string; action: string; entity: string; entityId: string }[];
  /** What was done to their account, by whomever, newest first. */
  history: { at: string; action: string; before: unknown; after: unknown; reason: string | null }[];
  accessRequests: { at: string; permission: string; state: string }[];
  /** What they asked Comanda and wrote since, with the addresses of their pictures. */
  support: {
    tickets: { number: number; at: string; subject: string; description: string; attachments: string[] }[];
    texts: { number: number; at: string; text: string; attachments: string[] }[];
  };
}
