import path from 'node:path';
import { environment } from '../../environment';
import { folderMailer } from './folder';
import type { Mailer } from './port';
import { smtpMailer } from './smtp';

/** The mailer this server was set up with: a mail server when `SMTP_URL` names one, else the outbox folder. */
export const mailer: Mailer = environment.smtpUrl
  ? smtpMailer(environment.smtpUrl, environment.mailFrom)
  : folderMailer(path.join(environment.dataDir, 'outbox'), environment.mailFrom, (file) =>
      strapi.log.info(`A mail was written to ${file}`),
    );
