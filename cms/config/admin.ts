import type { Core } from '@strapi/strapi';
import { environment, secrets } from '../src/environment';

const admin: Core.Config.Admin = {
  url: '/admin',
  auth: {
    secret: secrets.ADMIN_JWT_SECRET,
    cookie: { sameSite: 'strict', secure: environment.https },
  },
  apiToken: { salt: secrets.API_TOKEN_SALT },
  transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false, docLinks: false },
  // Tests and tools boot without the panel's build.
  serveAdminPanel: environment.mode !== 'test',
};

export default admin;
