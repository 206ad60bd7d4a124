import type { LoyaltyCardDto, VerifiedCustomerDto } from '../../../contracts/loyalty-card';
import { read } from '../../../database/transaction';
import { MINUTE_MS, MINUTE_SEC } from '../../../domain/time';
import { invalid, notFound } from '../../../errors/api-error';
import { allowRequest, refundRequest, type RequestLimit } from '../../../sessions/request-limit';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { customerById } from '../../customers/exports';
import { loyaltyOffers } from '../load-offers';
import { toCardProgram } from '../present-card';
import { isLoyaltyCode, loyaltyPass } from '../proof';

/** Wrong codes of one customer, over all instances. */
const CODE_TRIES: RequestLimit = { name: 'loyalty-codes', most: 5, seconds: 15 * MINUTE_SEC, step: 1 };
/** Days of a branch that the business does not have; no program is limited to it. */
const UNKNOWN_BRANCH = { timezone: 'UTC', closeoutTime: '04:00' };
/** How long the store's people can go on with an order once the code is verified. */
const PASS_MS = 30 * MINUTE_MS;

/** The programs of a customer as the store's people see them when they take an order. */
export async function readStaffCard(
  { businessId }: Viewer,
  customerId: string,
  { branch: branchId }: { branch: string },
  now: Date,
): Promise<Pick<LoyaltyCardDto, 'programs'>> {
  return read(async (sql) => {
    const customer = await customerById(sql, businessId, customerId);
    if (!customer || customer.state === 'ANONYMIZED') throw notFound();
    const store = await storeOf(sql, branchId);
    const days = store?.businessId === businessId ? store.branch : UNKNOWN_BRANCH;
    const offers = await loyaltyOffers(sql, { businessId, branchId, customerId }, now);
    return { programs: offers.map((each) => toCardProgram(each, days)) };
  });
}

/**
 * Verifies the code that the customer reads from their page, and gives a pass with which a reward of theirs is redeemed.
 *
 * @throws 422 LOYALTY_CODE_WRONG at `code`; 429 after too many wrong codes
 */
export async function verifyCustomer(
  { businessId }: Viewer,
  customerId: string,
  { code }: { code: string },
  now: Date,
): Promise<VerifiedCustomerDto> {
  const customer = await read((sql) => customerById(sql, businessId, customerId));
  if (!customer || customer.state === 'ANONYMIZED') throw notFound();
  const owner = customer.mergedInto ?? customer.id;
  const subject = `${businessId} ${owner}`;
  await allowRequest(CODE_TRIES, subject, now);
  if (!isLoyaltyCode(owner, code, now)) throw invalid([{ code: 'LOYALTY_CODE_WRONG', path: ['code'] }], 422);
  refundRequest(CODE_TRIES, subject);
  const expiresAt = new Date(now.getTime() + PASS_MS);
  return { proof: loyaltyPass(businessId, owner, expiresAt), expiresAt: expiresAt.toISOString() };
}
