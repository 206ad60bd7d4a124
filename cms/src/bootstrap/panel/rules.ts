import { z } from 'zod';
import type { LiveEventType } from '../../contracts/events';
import { optionalEmail, optionalText } from '../../contracts/panel-fields';
import { planFields, subscriptionFields } from '../../contracts/plans';
import { LANGUAGES } from '../../contracts/session';
import type { Actor } from '../../audit/audit';
import { declaredNouns } from '../../crud/noun';
import type { Sql } from '../../database/sql';
import type { Tx } from '../../database/transaction';
import type { Issue } from '../../errors/api-error';
import { TICKET_CATEGORIES, TICKET_LIMITS, TICKET_PRIORITIES, TICKET_STATES } from '../../domain/support';
import { isAnotherOffered, isPlan } from '../../api/plans/exports';
import { answerTicketWithin } from '../../api/support/use-cases/answer-ticket';
import { triageTicketWithin } from '../../api/support/use-cases/triage-ticket';
import { multiLine, oneLine } from '../../contracts/text';

export const USER = 'plugin::users-permissions.user';
export const BUSINESS = 'api::businesses.business';
export const BRANCH = 'api::branches.branch';
export const PLAN = 'api::plans.plan';
export const SUBSCRIPTION = 'api::plans.subscription';
export const SUPPORT_TICKET = 'api::support.support-ticket';
export const SUPPORT_MESSAGE = 'api::support.support-message';

/** The business under which is kept what concerns none of them, or all. */
export const PLATFORM = 'platform';

/** A row as Strapi's query engine hands it over. */
export type PanelRow = Record<string, unknown> & { id: number; documentId: string };

/**
 * What of a type is written in the panel. The keys of a schema are the fields that may be written, the schema is what
 * they may hold. A type without a rule, and a field outside of it, is read there and nothing else: what belongs to a
 * business is written by its people, through use-cases that keep its rules. Nothing is deleted there at all.
 */
export interface PanelRule {
  /** The word in the audit log. */
  entity: string;
  create?: z.ZodObject;
  update?: z.ZodObject;
  /** What a schema cannot say of the row as it would be. */
  check?(sql: Sql, next: PanelRow, before: PanelRow | null): Issue[] | Promise<Issue[]>;
  /**
   * The use-case that does all of it where writing means more than fields: called in the place of the write, with what
   * was checked. Answers the id of the row. It logs and announces by itself.
   */
  through?: (tx: Tx, write: PanelWrite) => Promise<string>;
  /** What the screens of the business are told. */
  event?: { type: LiveEventType; resource: string };
}

export interface PanelWrite {
  fields: Record<string, unknown>;
  /** Null of a row that is made. */
  before: PanelRow | null;
  actor: Extract<Actor, { kind: 'PLATFORM' }>;
  now: Date;
}

const ticketArrangement = z.strictObject({
  state: z.enum(TICKET_STATES),
  priority: z.enum(TICKET_PRIORITIES),
  category: z.enum(TICKET_CATEGORIES),
});
const { message } = TICKET_LIMITS;
const ticketAnswer = z.strictObject({
  ticketId: z.string().min(1).max(64),
  text: multiLine().min(message.min).max(message.max),
  move: z
    .enum(['answer', 'resolve'])
    .nullish()
    .transform((move) => move ?? 'answer'),
});

/** Of the types that are no nouns of the operators' API. */
const PANEL_RULES: Readonly<Record<string, PanelRule>> = {
  [BUSINESS]: {
    entity: 'business',
    update: z.strictObject({
      tradeName: oneLine().min(2).max(80),
      legalName: optionalText(120),
      email: optionalEmail,
      defaultLanguage: z.enum(LANGUAGES),
    }),
    event: { type: 'business.changed', resource: 'businesses' },
  },
  [PLAN]: {
    entity: 'plan',
    create: planFields,
    update: planFields.omit({ slug: true }),
    async check(sql, { active, documentId }) {
      if (active) return [];
      return (await isAnotherOffered(sql, documentId))
        ? []
        : [{ code: 'LAST_ACTIVE_PLAN', path: ['active'] }];
    },
  },
  [SUBSCRIPTION]: {
    entity: 'subscription',
    update: subscriptionFields,
    async check(sql, { planSlug }) {
      return (await isPlan(sql, String(planSlug))) ? [] : [{ code: 'UNKNOWN_REFERENCE', path: ['planSlug'] }];
    },
    event: { type: 'business.changed', resource: 'subscriptions' },
  },
  // Role, branches and state of a person are the business's own affair; whether they may sign in at all is ours too.
  [USER]: {
    entity: 'user',
    update: z.strictObject({
      name: optionalText(80),
      language: z.enum(LANGUAGES).nullable(),
      blocked: z.boolean(),
    }),
    event: { type: 'team.changed', resource: 'users' },
  },
  [SUPPORT_TICKET]: {
    entity: 'support-ticket',
    update: ticketArrangement,
    async through(tx, { fields, before, actor, now }) {
      const id = before?.documentId ?? '';
      await triageTicketWithin(tx, id, ticketArrangement.partial().parse(fields), actor, now);
      return id;
    },
  },
  [SUPPORT_MESSAGE]: {
    entity: 'support-ticket',
    create: ticketAnswer,
    // And no update: what was said stays said.
    through: (tx, { fields, actor, now }) => answerTicketWithin(tx, ticketAnswer.parse(fields), actor, now),
  },
};

export function ruleOf(uid: string): PanelRule | undefined {
  return Object.hasOwn(PANEL_RULES, uid) ? PANEL_RULES[uid] : ruleOfNoun(uid);
}

/** What a noun says of itself; its checks name fields, and are shown at the columns. */
function ruleOfNoun(uid: string): PanelRule | undefined {
  const noun = declaredNouns().find((each) => each.uid === uid);
  if (!noun?.panel) return undefined;
  const { update, columns = {} } = noun.panel;
  const atColumn = ({ path: [field, ...rest], ...issue }: Issue): Issue => ({
    ...issue,
    path: field === undefined ? [] : [columns[field] ?? field, ...rest],
  });
  return {
    entity: noun.entity,
    update,
    check(_sql, next, before) {
      const issuesOf = (row: PanelRow) => (noun.check?.(row) ?? []).map(atColumn);
      // What cannot be changed here may be older than the rule: it keeps nobody from changing the rest.
      const standing = new Set(before ? issuesOf(before).map(({ code }) => code) : []);
      return issuesOf(next).filter(
        ({ code, path: [column = ''] }) => column in update.shape || !standing.has(code),
      );
    },
    event: { type: noun.event, resource: noun.resource },
  };
}
