import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import { PASSWORD_PROBLEMS, type PinProblem, type TeamRefusalCode } from '../../../src/domain/access';
import type { TermsIssue } from '../../../src/domain/campaign';
import type { ReminderRefusal } from '../../../src/domain/carts';
import type { AddressProblemCode } from '../../../src/domain/country';
import type { ArchiveRefusal } from '../../../src/domain/branches';
import type { GeoJsonProblemCode, ZoneProblemCode } from '../../../src/domain/delivery';
import type {
  ExtraGroupProblemCode,
  NestingProblemCode,
  ProductProblem,
  VariationGroupProblemCode,
} from '../../../src/domain/menu';
import type { EditRefusal } from '../../../src/domain/edit';
import type { SurveyRefusal } from '../../../src/domain/feedback';
import type { FileNoticeCode, FileProblemCode } from '../../../src/domain/menu-files';
import type { ObstacleCode } from '../../../src/domain/onboarding';
import type { ExceptionProblemCode } from '../../../src/domain/opening-hours';
import { CEILINGS, ceilingOf } from '../../../src/domain/limits';
import type { TransitionRefusal } from '../../../src/domain/orders';
import type { EndingCode } from '../../../src/domain/orders/order';
import type { RefusalCode } from '../../../src/domain/quote';
import type { SocialListProblem } from '../../../src/domain/social';
import type { BalanceReading } from '../../../src/domain/loyalty-files';
import type { RewardRefusal } from '../../../src/api/loyalty/redeem-reward';
import { message } from '../../../src/errors/messages';
import { tally } from '../support/proof';
import { SENTENCES } from '../support/sentences';
import { sampleRefusals } from './refusal-samples';

const CATALOGUES: Record<string, Record<string, string>> = SENTENCES;
const { en } = SENTENCES;

/** What else the domain refuses, always without arguments: the compiler keeps these lists whole. */
const TRANSITIONS: Record<TransitionRefusal, true> = {
  TRANSITION_NOT_ALLOWED: true,
  NOT_FOR_THIS_TYPE: true,
  WINDOW_PASSED: true,
  ALREADY_REFUNDED: true,
  NO_REFUND_DUE: true,
  NOTHING_DUE: true,
  NOT_MODIFIED: true,
  AWAITING_ANSWER: true,
  NOT_ASKED: true,
  NOT_HELD: true,
  NOTHING_UNMATCHED: true,
};
const EDITS: Record<Exclude<EditRefusal['code'], RefusalCode>, true> = {
  UNKNOWN_ITEM: true,
  DUPLICATE_ITEM: true,
  NOTHING_CHANGED: true,
};
/** Why an order came to nothing, as its customer is told. */
const ENDINGS: Record<`ENDING_${Exclude<EndingCode, 'FRAUD' | 'SYSTEM_ISSUE'>}`, true> = {
  ENDING_ITEM_UNAVAILABLE: true,
  ENDING_NO_COURIER: true,
  ENDING_OUTDATED_MENU: true,
  ENDING_OUT_OF_AREA: true,
  ENDING_OUTSIDE_HOURS: true,
  ENDING_RUSH_HOUR: true,
  ENDING_CLOSED_EARLY: true,
  ENDING_PAYMENT_PROBLEM: true,
  ENDING_CUSTOMER_REQUEST: true,
  ENDING_DUPLICATE: true,
  ENDING_NO_SHOW: true,
  ENDING_DELIVERY_PROBLEM: true,
  ENDING_OTHER: true,
  ENDING_NO_ANSWER: true,
};
const GROUPS: Record<VariationGroupProblemCode | ExtraGroupProblemCode, true> = {
  NO_ACTIVE_VARIATION: true,
  SEVERAL_DEFAULTS: true,
  DUPLICATE_NAME: true,
  NAME_LENGTH: true,
  BAD_PRICE: true,
  PROMO_NOT_BELOW_PRICE: true,
  MIN_OUT_OF_RANGE: true,
  MAX_OUT_OF_RANGE: true,
  MAX_BELOW_MIN: true,
  IMPOSSIBLE_GROUP: true,
  FREE_OUT_OF_RANGE: true,
  FREE_NEEDS_SUM: true,
  RADIO_ALLOWS_ONE: true,
  DEFAULTS_ABOVE_MAX: true,
  EXTRA_MAX_OUT_OF_RANGE: true,
  DEFAULT_ABOVE_EXTRA_MAX: true,
  ENDS_BEFORE_START: true,
};

const REMINDERS: Record<ReminderRefusal, true> = {
  CART_NOT_LEFT: true,
  CART_ORDERED: true,
  CART_ALREADY_REMINDED: true,
  CART_NO_CONSENT: true,
  CART_NO_CONTACT: true,
  CART_STORE_CLOSED: true,
  CART_QUIET_HOURS: true,
};
const COUPON_TERMS: Record<TermsIssue['code'], true> = {
  REQUIRED: true,
  COUPON_CAP_REQUIRED: true,
  COUPON_ITEMS_REQUIRED: true,
  COUPON_AUTO_FOR_ALL: true,
  COUPON_PERIOD_ENDS_FIRST: true,
};
const REWARDS: Record<RewardRefusal, true> = {
  LOYALTY_NOT_ENOUGH: true,
  LOYALTY_REWARD_GONE: true,
  LOYALTY_OUT_OF_STOCK: true,
};
type BalanceProblem = Extract<BalanceReading, { wrong: string }>['wrong'];
const BALANCES: Record<
  Exclude<BalanceProblem, 'BAD_AMOUNT' | 'TOO_BIG'> | 'NOT_A_DATE' | 'EXPIRED_BALANCE',
  true
> = {
  NOT_WHOLE: true,
  NEGATIVE_BALANCE: true,
  NOT_A_DATE: true,
  EXPIRED_BALANCE: true,
};
const TEAM: Record<TeamRefusalCode | PinProblem, true> = {
  SELF_CHANGE: true,
  OWNERS_ONLY: true,
  PERSON_ELSEWHERE: true,
  GIVES_WHAT_THEY_LACK: true,
  OWNER_UNRESTRICTED: true,
  ALLOWED_AND_DENIED: true,
  PIN_FORM: true,
  PIN_WEAK: true,
};
const PRODUCTS: Record<ProductProblem['code'], true> = {
  PROMO_NOT_LOWER: true,
  ENDS_BEFORE_START: true,
};
const HOURS: Record<`HOURS_${ExceptionProblemCode}`, true> = {
  HOURS_BAD_TIME: true,
  HOURS_TOO_SHORT: true,
  HOURS_TOO_MANY: true,
  HOURS_OVERLAP: true,
  HOURS_BAD_DAY: true,
  HOURS_ENDS_BEFORE_START: true,
  HOURS_YEARLY_TOO_LONG: true,
  HOURS_NO_PERIODS: true,
};
const GEOJSON: Record<GeoJsonProblemCode, true> = {
  NOT_GEOJSON: true,
  NO_FEATURES: true,
  TOO_MANY_FEATURES: true,
  UNKNOWN_SHAPE: true,
  NOT_DEGREES: true,
  CROSSES_ANTIMERIDIAN: true,
  AREA_TOO_LARGE: true,
  TOO_MANY_POINTS: true,
  WRONG_AXES: true,
  TOO_FEW_POINTS: true,
  BAD_POINT: true,
  SELF_CROSSING: true,
  BAD_RADIUS: true,
};
const SURVEY: Record<SurveyRefusal, true> = {
  FEEDBACK_TOO_EARLY: true,
  FEEDBACK_TOO_LATE: true,
  FEEDBACK_OF_TEST: true,
};
const SOCIAL: Record<SocialListProblem['code'], true> = {
  SOCIAL_UNREADABLE: true,
  SOCIAL_UNSAFE: true,
  SOCIAL_OTHER_SITE: true,
  SOCIAL_NO_ACCOUNT: true,
  SOCIAL_BAD_HANDLE: true,
  SOCIAL_BAD_PHONE: true,
  SOCIAL_TOO_LONG: true,
  SOCIAL_TWICE: true,
};
const ZONES: Record<Exclude<ZoneProblemCode, 'BAD_RANGE'>, true> = {
  NAME_LENGTH: true,
  BAD_PRIORITY: true,
  BAD_AMOUNT: true,
  BAD_TIERS: true,
  BAD_ETA: true,
  BAD_TIME: true,
  BAD_POINT: true,
  BAD_RADIUS: true,
  TOO_FEW_POINTS: true,
  SELF_CROSSING: true,
  NO_DISTRICTS: true,
  DISTRICT_NAME: true,
  NO_RANGES: true,
  NO_POSTAL_CODES: true,
};
const ADDRESSES: Record<AddressProblemCode, true> = {
  BAD_POSTAL_CODE: true,
  BAD_STATE: true,
  HALF_A_POINT: true,
};
const OBSTACLES: Record<ObstacleCode, true> = {
  NO_BRANCH: true,
  BLOCKED_BILLING: true,
  SERVICE_NOT_OFFERED: true,
  NEVER_OPEN: true,
  NO_DELIVERY_ZONE: true,
  NO_PAYMENT_METHOD: true,
  PIX_KEY_REQUIRED: true,
  MENU_EMPTY: true,
};
const WITHOUT_ARGUMENTS = [
  ...Object.keys({
    ...TRANSITIONS,
    ...EDITS,
    ...ENDINGS,
    ...GROUPS,
    ...HOURS,
    ...GEOJSON,
    ...SOCIAL,
    ...ZONES,
    ...ADDRESSES,
    ...OBSTACLES,
    ...PRODUCTS,
    ...REMINDERS,
    ...COUPON_TERMS,
    ...REWARDS,
    ...BALANCES,
    ...SURVEY,
    ...TEAM,
  }),
  ...PASSWORD_PROBLEMS,
];
/** What is refused with something said about it: lines of a menu's file, questions within questions, archived branches. */
const NAMING: Record<
  FileProblemCode | NestingProblemCode | ArchiveRefusal | FileNoticeCode | 'BAD_RANGE',
  string[]
> = {
  PRICE_IN_SIZES: [],
  BAD_RANGE: ['from', 'to'],
  LAST_BRANCH: [],
  BRANCH_HAS_OPEN_ORDERS: ['count'],
  NESTED_TWICE: [],
  NESTED_IN_ITSELF: [],
  NESTED_TOO_DEEP: ['group'],
  NESTED_IS_ASKED: ['group'],
  REQUIRED: [],
  TOO_SHORT: ['limit'],
  TOO_LONG: ['limit'],
  BAD_PRICE: [],
  OTHER_CURRENCY: ['expected', 'sign'],
  NOT_A_NUMBER: ['least', 'most'],
  NOT_A_TIME: [],
  NOT_AVAILABILITY: [],
  NOT_ONE_OF: ['allowed'],
  TOO_MANY: ['limit'],
  UNKNOWN_REFERENCE: [],
  ALREADY_EXISTS: [],
  PROMO_NOT_LOWER: [],
  ENDS_BEFORE_START: [],
  DUPLICATE_LINE: ['line'],
  STALE_VERSION: [],
};

/** Requests that ceilings and plans refuse. */
const LIMITING: Record<string, string[]> = {
  ...Object.fromEntries(Object.values(CEILINGS).map(({ code }) => [code, ['limit']])),
  [ceilingOf('a noun without a row').code]: ['limit'],
  PLAN_LIMIT_BRANCHES: ['count'],
  PLAN_LIMIT_USERS: ['count'],
  PLAN_LIMIT_COURIERS: ['count'],
};

const placeholdersOf = (template: string) =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

/** The sources of the server that give codes of their own. */
function serverSources(): string[] {
  const root = path.resolve(import.meta.dirname, '../../../src');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('domain'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
}

const CODE_GIVEN = [
  /\bcode: '([A-Z][A-Z_]+)'/g,
  /new (?:ApiError|\w+Moved)\(\s*[^,]+,\s*'([A-Z_]+)'/g,
  /^ {2}\d{3}: '([A-Z_]+)',$/gm,
  /\bmessage\('([A-Z_]+)'/g,
  /\bcode = '([A-Z_]+)'/g,
  // What a schema refuses: the only place that chooses between codes by the way.
  /issue\.\w+ === \w*'?\w+'? \? '([A-Z_]+)'/g,
  /: '(TOO_BIG|TOO_SMALL|WRONG_TYPE)'/g,
  /super\(\d+, '([A-Z_]+)'/g,
];

describe('the sentences', () => {
  it('are the same in every language, with the same places for arguments', () => {
    const codes = Object.keys(en).sort();
    for (const language of LANGUAGES) {
      const catalogue = CATALOGUES[language] ?? {};
      expect(Object.keys(catalogue).sort(), language).toEqual(codes);
      for (const code of codes) {
        const template = catalogue[code] ?? '';
        expect(placeholdersOf(template), `${code} in ${language}`).toEqual(
          placeholdersOf(CATALOGUES.en?.[code] ?? ''),
        );
        expect(template, `${code} in ${language}`).toMatch(/^(\p{Lu}|¿|\{).*[.?:})]$|^\p{Lu}/u);
      }
    }
    tally('sentences', codes.length * LANGUAGES.length);
  });

  it('exist for every refusal the domain gives, with the arguments it gives them', () => {
    const samples = sampleRefusals();
    for (const { code, given } of samples) {
      expect(given, `${code} could not be brought about`).toBeDefined();
      const known = Object.keys(given?.args ?? {});
      for (const language of LANGUAGES) {
        const template = CATALOGUES[language]?.[code];
        expect(template, `${code} in ${language}`).toBeDefined();
        for (const name of placeholdersOf(template ?? ''))
          expect(known, `{${name}} of ${code}`).toContain(name);
        const sentence = message(code, language, { currency: 'BRL', country: 'BR', ...given?.args });
        expect(sentence, code).not.toMatch(/[{}]|\s{2}|\s[.,:;?]|undefined|null|NaN/);
      }
    }
    for (const code of WITHOUT_ARGUMENTS) {
      for (const language of LANGUAGES) {
        const template = CATALOGUES[language]?.[code];
        expect(template, `${code} in ${language}`).toBeDefined();
        expect(placeholdersOf(template ?? ''), code).toEqual([]);
      }
    }
    for (const [code, known] of Object.entries({ ...NAMING, ...LIMITING })) {
      for (const language of LANGUAGES)
        expect(placeholdersOf(CATALOGUES[language]?.[code] ?? ''), code).toEqual(known);
    }
    tally('refusals of the domain', samples.length + WITHOUT_ARGUMENTS.length + Object.keys(NAMING).length);
  });

  it('exist for every code the server gives by itself, and for nothing that nobody gives', () => {
    const sources = serverSources();
    const given = new Set(
      sources.flatMap((source) =>
        CODE_GIVEN.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, ...codes]) => codes)),
      ),
    );
    expect(given.size).toBeGreaterThan(30);
    const notSentences = new Set([
      ...['CUSTOMER_REQUEST', 'ITEM_UNAVAILABLE', 'PAYMENT_PROBLEM', 'SYSTEM_ISSUE', 'SQLITE_BUSY'],
      // What a tester of zones decided that refuses nothing.
      'SERVED',
    ]);
    for (const code of given) {
      if (!notSentences.has(code)) expect(Object.keys(en), 'The catalogue').toContain(code);
    }
    const known = new Set([
      ...given,
      ...sampleRefusals().map(({ code }) => code),
      ...WITHOUT_ARGUMENTS,
      ...Object.keys(NAMING),
      ...Object.keys(LIMITING),
    ]);
    expect(Object.keys(en).filter((code) => !known.has(code))).toEqual([]);
  });

  it('show money as the country of the business writes it, in any language', () => {
    const args = { minCents: 123456, missingCents: 50, currency: 'BRL', country: 'BR' };
    const spaces = /\s/g;
    expect(message('BELOW_MINIMUM', 'pt-BR', args).replace(spaces, ' ')).toBe(
      'O pedido mínimo é R$ 1.234,56; faltam R$ 0,50.',
    );
    expect(message('BELOW_MINIMUM', 'en', { ...args, currency: 'CLP', country: 'CL' })).toBe(
      'The minimum order is $123.456; $50 more will do.',
    );
    expect(message('BELOW_MINIMUM', 'en', { ...args, currency: 'MXN', country: 'MX' })).toBe(
      'The minimum order is $1,234.56; $0.50 more will do.',
    );
  });

  it('end where an argument that may be empty is', () => {
    expect(message('HOLIDAY', 'en', { reason: '' })).toBe('The store is closed today.');
    expect(message('HOLIDAY', 'en', { reason: 'Carnival' })).toBe('The store is closed today. Carnival');
  });
});
