import { z } from 'zod';
import { POSTING_KINDS, type PostingKind } from '../domain/ledger';
import type { WalletGroupName, WalletSide } from '../domain/wallet';

/** A branch by its id, or `all` for every branch that the viewer reaches. */
const branch = z.string().min(1).max(64);
export const ALL = 'all';

/** Query of `GET /api/wallet`. */
export const walletQuery = z.strictObject({ branch });

/** An account of the wallet with its balance. */
export interface WalletRowDto {
  /** Its code in the ledger, by which its statement is read. */
  account: string;
  /** Of the branch, courier or seller whose account it is; null for an account without an owner. */
  owner: string | null;
  /** ISO 4217 */
  currency: string;
  /** Minor units, positive for what is there or, in a group of the side OWED, for what is owed. */
  balanceCents: number;
}

/** `GET /api/wallet`, inside `data`: where the money is, and what is owed to whom. */
export interface WalletDto {
  /** ISO 4217, of the business and of the totals. */
  currency: string;
  yoursCents: number;
  owedCents: number;
  groups: { name: WalletGroupName; side: WalletSide; rows: WalletRowDto[] }[];
  /** Whether a payment provider ever held money of the business. */
  hasProviderMoney: boolean;
}

/** Query of `GET /api/wallet/statement`; `from` and `to` are business days, both included. */
export const walletStatementQuery = z.strictObject({
  branch,
  account: z
    .string()
    .max(64)
    .regex(/^[\w.:-]+$/),
  /** ISO 4217; the currency of the business where it is left out. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  kind: z.enum(POSTING_KINDS).optional(),
  cursor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

/** A line of the statement of an account. Amounts are minor units; their sign is that of `WalletRowDto.balanceCents`. */
export interface WalletLineDto {
  id: string;
  kind: PostingKind;
  /** ISO 8601 */
  at: string;
  businessDay: string;
  orderId: string | null;
  orderNumber: string | null;
  /** The courier or the seller whom the posting concerns. */
  person: string | null;
  amountCents: number;
  /** The balance of the account after the line, whatever the filters leave out. */
  balanceCents: number;
}

/** `GET /api/wallet/statement`, inside `data`: newest lines first. */
export interface WalletStatementDto {
  account: string;
  owner: string | null;
  currency: string;
  /** The kinds by which the lines can be filtered. */
  kinds: readonly PostingKind[];
  lines: WalletLineDto[];
  /** `cursor` of the next page; null on the last one. */
  cursor: number | null;
}
