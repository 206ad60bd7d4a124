import { createHash } from 'node:crypto';
import { mailer } from '../integrations/mail';
import { countTry, LIMITS, refundAttempt } from '../sessions/attempts';

const PER_ADDRESS = [LIMITS.strangersMailsSoon, LIMITS.strangersMailsOfDay];

/**
 * Sends a mail that anybody can cause by typing an address, such as the confirmation of an order. Beyond the limit of the
 * address on all instances it is dropped: whoever caused it learns nothing, and the log says so without the address.
 */
export async function sendStrangersMail(mail: Parameters<typeof mailer.send>[0]): Promise<void> {
  const address = mail.to.trim().toLowerCase();
  const now = new Date();
  const counted = await Promise.all(PER_ADDRESS.map((limit) => countTry(limit, address, now)));
  if (counted.some(({ left }) => left < 0)) {
    const known = createHash('sha256').update(address).digest('hex').slice(0, 12);
    strapi.log.warn(
      `The mail ${mail.id} was dropped: its address (${known}) has had as many as strangers may cause`,
    );
    return;
  }
  try {
    await mailer.send(mail);
  } catch (error) {
    // It is sent again later, and then counts then.
    await Promise.all(PER_ADDRESS.map((limit) => refundAttempt(limit, address)));
    throw error;
  }
}
