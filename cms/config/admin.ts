import type { Core } from '@strapi/strapi';
import { environment, secrets } from '../src/environment';

const admin: Core.Config.Admin = {
  url: '/admin',
  auth: {
    secret: secrets.ADMIN_JWT_SECRET,
    // Without a word about `secure` Strapi asks each request, and a proxy is believed as TRUST_PROXY says.
    cookie: { sameSite: 'strict', ...(environment.publicUrl.startsWith('https://') && { secure: true }) },
  },
  apiToken: { salt: secrets.API_TOKEN_SALT },
  transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false, docLinks: false },
  // Tests and tools boot without the panel's build.
  serveAdminPanel: environment.mode !== 'test',
};

export default admin;
