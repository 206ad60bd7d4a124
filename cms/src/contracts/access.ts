import { z } from 'zod';
import { PERMISSION_NAMES, type Grant, type Permission, type Role } from '../domain/access';

/** Query of `GET /api/access/explain`. */
export const explainQuery = z.strictObject({ permission: z.enum(PERMISSION_NAMES) });

/** `GET /api/access/explain?permission=…`, inside `data`: who can help somebody who lacks a permission. */
export interface AccessExplanation {
  permission: Permission;
  /** How the viewer holds it; null when they do not. */
  grant: Grant | null;
  /** Roles that bring it along. */
  roles: Role[];
  /** Who in the business may give it to the viewer. */
  grantors: { name: string; role: Role }[];
  /** The viewer's question that is still open. */
  asked: { at: string } | null;
}

/** Body of `POST /api/access-requests`: asks those who can give a permission for it. Asking again changes nothing. */
export const accessRequestBody = z.strictObject({
  permission: z.enum(PERMISSION_NAMES),
  /** The page of the dashboard at which it was missed. */
  path: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)[^\s\\]*$/)
    .nullish(),
});

/**
 * `GET /api/access-requests`: the open ones of people the viewer may change, newest first, at most 100.
 * `POST /api/access-requests/:id/grant` gives the permission to the person as an extra allowance, `…/dismiss` does not.
 */
export interface AccessRequestDto {
  id: string;
  permission: Permission;
  path: string | null;
  at: string;
  state: 'OPEN' | 'GRANTED' | 'DISMISSED';
  person: { id: string; name: string; role: Role };
  /** Whether the viewer may grant it: nobody gives what they lack. */
  grantable: boolean;
}

/** Body of `PUT /api/account/pin`: four to six digits with which the person approves what others may only do so. */
export const pinBody = z.strictObject({
  password: z.string().min(1).max(200),
  pin: z.string().regex(/^\d{4,6}$/),
});

/** `GET` and `PUT /api/account/pin`, inside `data`. */
export interface PinDto {
  setAt: string | null;
}
