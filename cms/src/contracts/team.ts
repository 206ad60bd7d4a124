import { z } from 'zod';
import { PERMISSION_NAMES, ROLES } from '../domain/access';
import type { Permission, PersonAction, PersonState, Role } from '../domain/access';
import { sixDigits } from './account';
import { LANGUAGES, type Language } from './session';
import { version } from './version';
import { oneLine } from './text';

const name = oneLine().min(2).max(80);
const branchIds = z.array(z.string().min(1).max(32)).max(100);
const permissions = z.array(z.enum(PERMISSION_NAMES)).max(PERMISSION_NAMES.length);

/** Body of `POST /api/team`: invites a person by mail. Empty `branchIds` means every branch. */
export const inviteBody = z.strictObject({
  name,
  email: oneLine().toLowerCase().pipe(z.email().max(254)),
  role: z.enum(ROLES),
  branchIds: branchIds.default([]),
  allow: permissions.default([]),
  deny: permissions.default([]),
  /** Of the mail, and of the dashboard until the person chooses another; the business's own when left out. */
  language: z.enum(LANGUAGES).nullish(),
});

/** Body of `PATCH /api/team/:id`; a newer row answers 409 with `details.current`. */
export const personUpdate = z.strictObject({
  version,
  name: name.optional(),
  role: z.enum(ROLES).optional(),
  branchIds: branchIds.optional(),
  allow: permissions.optional(),
  deny: permissions.optional(),
});

/**
 * Body of `POST /api/team/:id/suspend`, `/reactivate`, `/remove`: the version the person saw. `/resend` (at most one
 * mail in 60 seconds) and `/end-sessions` take `{}`. All answer `{data: PersonDto}`.
 *
 * `POST /api/team/:id/copy-link` takes `{}` and answers `{data: InvitationLinkDto}`.
 */
export const personAction = z.strictObject({ version });

/**
 * `GET /api/team`: pages of `PersonDto`. Filters `filters[role][$in]`, `filters[state][$in]` (REMOVED only when asked
 * for) and `filters[branchId][$eq]`; `q` looks into name and e-mail; `sort=name|lastSeenAt|createdAt:asc|desc`.
 */
export interface PersonDto {
  id: string;
  version: number;
  name: string;
  /** Empty for who had their account deleted. */
  email: string;
  role: Role;
  /** Empty for every branch. */
  branchIds: string[];
  allow: Permission[];
  deny: Permission[];
  language: Language | null;
  state: PersonState;
  isYou: boolean;
  createdAt: string;
  lastSeenAt: string | null;
  /** Devices that are signed in. */
  openSessions: number;
  /** While INVITED or EXPIRED. */
  invitation: {
    invitedBy: string | null;
    sentAt: string;
    expiresAt: string;
    /** From when on it may be sent again. */
    resendableAt: string;
  } | null;
  /** What the viewer may do with this person now. */
  actions: PersonAction[];
}

/**
 * A link to an invitation for whoever invites to hand over, told this once: the server keeps its hash. One that was copied
 * before is dead; the mailed one is not. It ends as the mailed one does, and with sending again, removal and acceptance.
 */
export interface InvitationLinkDto {
  url: string;
  expiresAt: string;
}

/**
 * `GET /api/invitations/:token` (public), inside `data`: what a link `/signup?invite=<token>` invites to.
 * 404 INVITATION_UNKNOWN for a link that was used, replaced or never sent; 410 INVITATION_EXPIRED after 7 days.
 */
export interface InvitationDto {
  name: string;
  /** Masked (`k•••@example.com`) unless the link came to that address. */
  email: string;
  /** The link was mailed: whoever has it reads the address. One that was copied takes a code that is mailed there. */
  confirmsAddress: boolean;
  role: Role;
  businessName: string;
  /** Who sent it; null when that person is gone. */
  invitedBy: string | null;
  /** Names of the branches; empty for every branch. */
  branches: string[];
  language: Language;
  expiresAt: string;
}

/**
 * Body of `POST /api/invitations/:token/accept` (public). Answers 201 `{data: SessionDto}` and opens a session: the
 * mailed link or, with a copied one, the code proves the address. 409 EMAIL_TAKEN where the address signs in to another
 * business already. The password is held to the rules of `domain/access/password`. 422 WRONG_CODE {triesLeft}.
 *
 * `POST /api/invitations/:token/code` (public) takes `{}`, mails the code to the invited address and answers 202
 * `{data: CodeSentDto}`, the same where the address signs in to another business. 404 for a mailed link, which takes none.
 */
export const acceptInvitationBody = z.strictObject({
  name,
  password: z.string().min(1).max(200),
  language: z.enum(LANGUAGES).optional(),
  acceptTerms: z.literal(true),
  /** Taken with a copied link, and needed there. */
  code: sixDigits.optional(),
});
