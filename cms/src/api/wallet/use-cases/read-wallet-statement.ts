import type { z } from 'zod';
import type { WalletStatementDto, walletStatementQuery } from '../../../contracts/wallet';
import { instantOrThrow } from '../../../database/columns';
import { read } from '../../../database/transaction';
import { FIXED_ACCOUNTS, type AccountCode } from '../../../domain/ledger';
import { isOwed, kindsOfAccount, walletGroupOf } from '../../../domain/wallet';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { businessOf } from '../../businesses/exports';
import { hasEntries, statementPage, staffAccountsOf } from '../../ledger/exports';
import { orderNumbers } from '../../orders/exports';
import { branchScope } from './branch-scope';
import { ownerNames } from '../owner-names';

/**
 * A page of the statement of an account of the wallet, newest lines first. The running balance is that of the account in
 * the chosen branches over all lines; the filters choose which lines are shown and never change a balance.
 *
 * @throws 404 NOT_FOUND for a branch that the viewer does not reach, and for an account that is none of the wallet or, with an
 * owner, has no entries there
 */
export function readWalletStatement(
  viewer: Viewer,
  { branch, cursor, limit, ...query }: z.output<typeof walletStatementQuery>,
): Promise<WalletStatementDto> {
  const { businessId } = viewer;
  return read(async (sql) => {
    const branchIds = await branchScope(sql, viewer, branch);
    const account = query.account as AccountCode;
    const isFixed = FIXED_ACCOUNTS.some((code) => code === account);
    const isKnown =
      walletGroupOf(account) !== null &&
      (isFixed || (await hasEntries(sql, { businessId, branchIds, account })));
    if (!isKnown) throw notFound();
    const currency = query.currency ?? (await businessOf(sql, businessId)).currency;
    const found = await statementPage(sql, {
      ...query,
      ...{ businessId, branchIds, account, currency, before: cursor ?? null, limit: limit + 1 },
    });
    const page = found.slice(0, limit);
    const numbers = await orderNumbers(
      sql,
      businessId,
      page.flatMap(({ orderId }) => orderId ?? []),
    );
    const staff = await staffAccountsOf(
      sql,
      businessId,
      page.map(({ transactionId }) => transactionId),
    );
    const names = await ownerNames(sql, businessId, [account, ...staff.values()]);
    const sign = isOwed(account) ? -1 : 1;
    return {
      ...{ account, currency, owner: names.get(account) ?? null, kinds: kindsOfAccount(account) },
      lines: page.map((line) => {
        const staffAccount = staff.get(line.transactionId);
        return {
          ...{ id: String(line.seq), kind: line.kind, businessDay: line.businessDay, orderId: line.orderId },
          at: instantOrThrow(line.postedAt),
          orderNumber: (line.orderId && numbers.get(line.orderId)) ?? null,
          person: (staffAccount && names.get(staffAccount)) ?? null,
          // Adding 0 turns −0 into 0.
          amountCents: sign * line.amountCents + 0,
          balanceCents: sign * line.balanceCents + 0,
        };
      }),
      cursor: found.length > limit ? (page.at(-1)?.seq ?? null) : null,
    };
  });
}
