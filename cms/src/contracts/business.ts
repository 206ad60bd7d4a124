import { z } from 'zod';
import type { BusinessState } from '../domain/business';
import type { Language } from './session';
import { version } from './version';
import { oneLine } from './text';

const text = (least: number, most: number) => oneLine().min(least).max(most);

/** Body of `PATCH /api/business`: what changes, and the `version` it was read at. */
export const businessUpdate = z.strictObject({
  version,
  tradeName: text(2, 80).optional(),
  legalName: text(2, 120).nullable().optional(),
  /** In Brazil a CPF or CNPJ, with or without its dots and strokes. */
  document: text(4, 24).nullable().optional(),
  email: z.email().max(254).nullable().optional(),
  /** As people of the country write it; kept in E.164. */
  phone: text(5, 32).nullable().optional(),
});

/** `GET /api/business`, inside `data`. */
export interface BusinessDto {
  id: string;
  version: number;
  tradeName: string;
  legalName: string | null;
  document: string | null;
  email: string | null;
  phone: string | null;
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** ISO 4217 */
  currency: string;
  defaultLanguage: Language;
  state: BusinessState;
}
