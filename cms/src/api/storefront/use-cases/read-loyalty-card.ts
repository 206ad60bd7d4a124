import type { LoyaltyCardDto } from '../../../contracts/loyalty-card';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import type { LoadedStore } from '../../../store/load-store';
import { headOf } from '../../customers/exports';
import { loyaltyCode, loyaltyOffers, toCardProgram } from '../../loyalty/exports';
import { customerOfProof } from '../../orders/exports';

/** The card of the customer whom one of the proofs names; without one, the store's program with nothing earned. */
export async function readLoyaltyCard(
  { businessId, branch }: LoadedStore,
  proofs: readonly string[],
  now: Date,
): Promise<LoyaltyCardDto> {
  return read(async (sql) => {
    const proven = await firstProven(sql, businessId, proofs, now);
    const customerId = proven && (await headOf(sql, businessId, proven.customerId));
    const offers = await loyaltyOffers(sql, { businessId, branchId: branch.id, customerId }, now);
    const programs = offers.map((each) => toCardProgram(each, branch));
    if (!proven || customerId === null) return { programs, customer: null };
    const { code, changesAt } = loyaltyCode(customerId, now);
    return { programs, customer: { proof: proven.proof, code, codeChangesAt: changesAt } };
  });
}

async function firstProven(sql: Sql, businessId: string, proofs: readonly string[], now: Date) {
  for (const proof of proofs) {
    const customerId = await customerOfProof(sql, businessId, proof, now);
    if (customerId !== null) return { proof, customerId };
  }
  return null;
}
