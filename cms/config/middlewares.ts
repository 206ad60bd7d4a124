import type { Core } from '@strapi/strapi';
import { environment } from '../src/environment';

const middlewares: Core.Config.Middlewares = [
  'global::request-log',
  'strapi::errors',
  'global::api-errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'"],
          // antd writes its styles at run time.
          'style-src': ["'self'", "'unsafe-inline'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'font-src': ["'self'", 'data:'],
          'connect-src': ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
        },
      },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'same-origin' },
    },
  },
  'global::browser-apps',
  // Other sites' pages get nothing: the apps are on this origin, and other clients are no browsers.
  { name: 'strapi::cors', config: { origin: [new URL(environment.publicUrl).origin], credentials: false } },
  'global::same-origin',
  'strapi::query',
  {
    name: 'strapi::body',
    config: { jsonLimit: '256kb', formLimit: '16kb', textLimit: '16kb', includeUnparsed: true },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
