import type { RequestWithBody } from './bodies';
import type { TestBusiness } from './business';
import { couponRequests } from './coupon-examples';
import { balanceFileRequests } from './balance-files';
import { loyaltyRequests } from './loyalty-examples';

/** Well-formed requests about coupons and loyalty. */
export const campaignRequests = async (business: TestBusiness): Promise<RequestWithBody[]> => [
  ...(await couponRequests(business)),
  ...(await loyaltyRequests(business)),
  ...(await balanceFileRequests(business)),
];
