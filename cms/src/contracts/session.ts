import { z } from 'zod';
import type { Grant, Permission, Role } from '../domain/access';

export const LANGUAGES = ['en', 'pt-BR', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Body of `POST /api/session`. The e-mail is compared without regard to case. */
export const loginBody = z.strictObject({
  email: z.email().max(254),
  password: z.string().min(1).max(200),
  /** Keep the session beyond the browser's, up to its absolute end. */
  remember: z.boolean().default(false),
});

export interface BranchSummary {
  id: string;
  name: string;
  slug: string;
  timezone: string;
  closeoutTime: string;
  state: 'DRAFT' | 'ACTIVE' | 'INACTIVE' | 'ARCHIVED';
}

/** Answer of `POST` and `GET /api/session`, inside `data`. */
export interface SessionDto {
  user: { id: string; name: string; email: string; role: Role; language: Language | null };
  business: { id: string; tradeName: string; currency: string; country: string; defaultLanguage: Language };
  /** The branches the person reaches, by name. */
  branches: BranchSummary[];
  grants: Partial<Record<Permission, Grant>>;
}

/** Body of `PATCH /api/account`. */
export const accountBody = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
});
