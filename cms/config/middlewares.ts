import type { Core } from '@strapi/strapi';
import { environment } from '../src/environment';

const middlewares: Core.Config.Middlewares = [
  'global::unread-bodies',
  'global::request-log',
  'global::secure-cookies',
  'global::not-stored',
  'strapi::errors',
  'global::api-errors',
  'global::security-headers',
  'global::uploaded-pictures',
  'global::browser-apps',
  // Other sites' pages get nothing: the apps are on this origin, and other clients are no browsers.
  { name: 'strapi::cors', config: { origin: [environment.publicUrl], credentials: false } },
  'global::same-origin',
  'global::plain-bodies',
  'global::manager-pin',
  'strapi::query',
  {
    name: 'strapi::body',
    config: { jsonLimit: '256kb', formLimit: '16kb', textLimit: '16kb', includeUnparsed: true },
  },
  'global::body-depth',
  'global::api-routes',
  // From here on it is about the panel.
  'global::panel-bodies',
  {
    name: 'strapi::security',
    config: {
      // Ours, which is stricter, is already set.
      contentSecurityPolicy: false,
      frameguard: { action: 'deny' },
      hsts: false,
      referrerPolicy: { policy: 'same-origin' },
    },
  },
  { name: 'strapi::session', config: { secure: environment.https } },
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
