import { createHash } from 'node:crypto';
import { mailbox } from '../domain/text';
import { HOUR_SEC, MINUTE_SEC } from '../domain/time';
import { mailer } from '../integrations/mail';
import { countTry, refundAttempt, TEST_FACTOR, type Limit } from '../sessions/attempts';

/**
 * A kind of mail that somebody can cause by typing an address. Each kind is counted apart, so that a flood of one kind, such as
 * confirmations of orders, does not keep back another, such as the code for a new password.
 */
export type MailKind = 'ORDER' | 'ORDER_UPDATE' | 'TEAM' | 'CODE' | 'LOYALTY' | 'RECOVERY';

const limit = (name: string, most: number, seconds: number): Limit => ({
  name: `mails-${name}`,
  most: most * TEST_FACTOR,
  seconds,
});

/**
 * How many mails of a kind one mailbox gets, over all businesses and instances. Recovery has no limit per day: after a flood
 * the person can ask again within the hour, and each of the mails they got works.
 */
const RECIPIENT_LIMITS: Record<MailKind, readonly Limit[]> = {
  ORDER: [limit('order', 5, 10 * MINUTE_SEC), limit('order-day', 20, 24 * HOUR_SEC)],
  ORDER_UPDATE: [limit('update', 10, 10 * MINUTE_SEC), limit('update-day', 40, 24 * HOUR_SEC)],
  TEAM: [limit('team', 10, 10 * MINUTE_SEC), limit('team-day', 60, 24 * HOUR_SEC)],
  CODE: [limit('code', 10, HOUR_SEC), limit('code-day', 60, 24 * HOUR_SEC)],
  LOYALTY: [limit('loyalty', 3, 10 * MINUTE_SEC), limit('loyalty-day', 10, 24 * HOUR_SEC)],
  RECOVERY: [limit('recovery', 20, HOUR_SEC)],
};

/**
 * Sends a mail unless its mailbox has had as many of the kind as the limits allow. A mail beyond a limit is dropped when it is
 * sent, after the request that caused it was answered, so no answer differs; the log names a hash instead of the address.
 */
export async function sendWithinLimit(
  kind: MailKind,
  mail: Parameters<typeof mailer.send>[0],
): Promise<void> {
  const recipient = mailbox(mail.to);
  const now = new Date();
  const counted: Limit[] = [];
  for (const each of RECIPIENT_LIMITS[kind]) {
    const { left } = await countTry(each, recipient, now);
    if (left < 0) {
      const hash = createHash('sha256').update(recipient).digest('hex').slice(0, 12);
      strapi.log.warn(`The mail ${mail.id} was dropped: mailbox ${hash} reached the limit ${each.name}`);
      return;
    }
    counted.push(each);
  }
  try {
    await mailer.send(mail);
  } catch (error) {
    // The next attempt counts again.
    await Promise.all(counted.map((each) => refundAttempt(each, recipient)));
    throw error;
  }
}
