import { newId } from '../../database/ids';
import { mailer } from '../../integrations/mail';

interface PanelMail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Mails of the panel, such as those for a forgotten password, go the way of all our mails. */
export function sendPanelMails(): void {
  const provider = {
    send: ({ to, subject, text, html }: PanelMail) =>
      mailer.send({ id: newId(), to, subject, text, ...(html !== undefined && { html }) }),
  };
  Object.assign(strapi.plugin('email'), { provider });
}
