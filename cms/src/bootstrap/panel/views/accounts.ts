import { BUSINESS, PLAN, SUBSCRIPTION, USER } from '../rules';
import type { Views } from './view';

export const ACCOUNT_VIEWS: Views = {
  [BUSINESS]: {
    title: 'tradeName',
    columns: ['tradeName', 'state', 'country', 'currency', 'email', 'phone', 'createdAt'],
    sort: ['id', 'DESC'],
    form: [
      ['tradeName', 'legalName'],
      ['state', 'document'],
      ['email', 'phone'],
      ['country', 'currency', 'defaultLanguage'],
    ],
    without: ['version', 'onboarding'],
    labels: { document: 'Tax number', defaultLanguage: 'Language' },
    hints: {
      state: 'Changed by the buttons beside, with a reason.',
      currency: 'All amounts of the business are in it; it stays what it is.',
    },
  },
  [PLAN]: {
    title: 'name',
    columns: ['name', 'slug', 'priceMonthlyCents', 'priceYearlyCents', 'currency', 'trialDays', 'active'],
    sort: ['position', 'ASC'],
    form: [
      ['name', 'slug'],
      ['priceMonthlyCents', 'priceYearlyCents', 'currency'],
      ['trialDays', 'position', 'active'],
      ['features'],
      ['limits'],
    ],
    hints: {
      slug: 'Small letters, digits and hyphens. Subscriptions name the plan by it: it cannot be changed later.',
      currency: 'Three letters (ISO 4217).',
      trialDays: '0 is no trial.',
      position: 'Small numbers come first; the first active plan is what a trial begins with.',
      active: 'Whether it is offered. Who has the plan keeps it.',
      limits: '0 is no limit.',
    },
  },
  [SUBSCRIPTION]: {
    title: 'planSlug',
    columns: ['planSlug', 'businessId', 'state', 'trialEndsAt', 'periodEndsAt'],
    sort: ['id', 'DESC'],
    form: [
      ['businessId', 'planSlug'],
      ['state', 'trialEndsAt', 'periodEndsAt'],
    ],
    labels: { planSlug: 'Plan' },
    hints: {
      state: 'To stop a business at once, suspend the business itself.',
    },
  },
  [USER]: {
    title: 'name',
    columns: ['name', 'email', 'role', 'businessId', 'state', 'blocked', 'createdAt'],
    sort: ['id', 'DESC'],
    form: [
      ['name', 'phone'],
      ['email', 'contactEmail'],
      ['businessId', 'role', 'state'],
      ['language', 'confirmed', 'blocked'],
      ['branchIds'],
      ['allow'],
      ['deny'],
    ],
    without: ['username', 'theme', 'photoUrl', 'version'],
    labels: { branchIds: 'Branches', allow: 'Extra permissions', deny: 'Withheld permissions' },
    hints: {
      branchIds: 'Empty means every branch.',
      contactEmail: 'Of who cannot sign in, not yet or not any more: then the e-mail is only a placeholder.',
      state: 'The business decides on it, as on role and branches.',
      confirmed: 'Whether the e-mail address was confirmed.',
      blocked: 'Ends all access at the next request. The business cannot take it back.',
    },
  },
};
