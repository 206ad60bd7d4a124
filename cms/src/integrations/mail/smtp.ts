import { createTransport } from 'nodemailer';
import type { Mailer } from './port';

/** Together well within the time for which a job of the outbox is leased, so that nobody else sends it meanwhile. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends through a mail server. `url` is `smtp://user:password@host:port` or `smtps://…`; `from` is the sender.
 * Rejects with the server's words when it does not take the mail.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE });
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, from, messageId: `<${id}@comanda>` });
    },
  };
}
