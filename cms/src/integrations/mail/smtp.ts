import { createTransport } from 'nodemailer';
import type { Mailer } from './port';

/**
 * Sends through a mail server. `url` is `smtp://user:password@host:port` or `smtps://…`; `from` is the sender.
 * Rejects with the server's words when it does not take the mail.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, from, messageId: `<${id}@comanda>` });
    },
  };
}
