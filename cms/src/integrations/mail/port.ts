/** A mail to one person. `id` stays the same when sending is tried again. */
interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** A page on which the recipient ends mails of this kind; becomes the header List-Unsubscribe (RFC 2369). */
  unsubscribeUrl?: string;
}

/** Whoever can bring a mail on its way. */
export interface Mailer {
  /** Resolves once the mail is accepted for delivery; rejects when it has to be tried again. */
  send(mail: Mail): Promise<void>;
  /** Deletes copies of mails to these addresses that this server stores, in small letters. */
  deleteCopies(addresses: readonly string[]): Promise<void>;
}
