import type { Core } from '@strapi/strapi';
import { environment, secrets } from '../src/environment';

const server: Core.Config.Server = {
  host: environment.host,
  port: environment.port,
  url: environment.publicUrl,
  // What people upload lives with the data, not with the code.
  dirs: { public: environment.publicDir },
  app: { keys: secrets.APP_KEYS.split(',') },
  proxy: environment.trustProxy > 0 ? { koa: true, maxIpsCount: environment.trustProxy } : { koa: false },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
    config: { level: environment.logLevel === 'debug' ? 'debug' : 'warn' },
  },
  cron: { enabled: false },
  transfer: { remote: { enabled: false } },
  http: { serverOptions: { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 } },
};

export default server;
