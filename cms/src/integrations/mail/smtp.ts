import { createTransport } from 'nodemailer';
import type { Mailer } from './port';

/** A mail server that does not answer holds up the mails behind for no longer than this, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends through a mail server. `url` is `smtp://user:password@host:port` or `smtps://…`; `from` is the sender.
 * Rejects with the server's words when it does not take the mail.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send({ id, unsubscribeUrl, ...mail }) {
      await transport.sendMail({
        ...mail,
        from,
        messageId: `<${id}@comanda>`,
        ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
      });
    },

    // Nothing is stored here.
    deleteCopies: () => Promise.resolve(),
  };
}
