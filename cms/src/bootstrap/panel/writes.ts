import type { Core, Struct, UID } from '@strapi/strapi';
import type { z } from 'zod';
import { type Actor, writeAudit } from '../../audit/audit';
import { inDocumentTransaction, type Tx } from '../../database/transaction';
import { sameValue } from '../../domain/equality';
import { ApiError, invalid, notFound } from '../../errors/api-error';
import { parse } from '../../errors/parse';
import { appendEvent } from '../../realtime/append';
import { bumpStoreVersion, bumpStoreVersionsOf } from '../../store/version';
import { toPanelError } from './refusal';
import { actorOfPanel, panelRequest, READ_ACTIONS } from './request';
import {
  BRANCH,
  BUSINESS,
  type PanelRow,
  type PanelRule,
  type PanelWrite,
  PLATFORM,
  ruleOf,
  USER,
} from './rules';

interface Call {
  uid: UID.ContentType;
  action: string;
  params: { documentId?: string; data?: Record<string, unknown> };
}

/** What the panel adds to every row it sends. */
const STAMPS = new Set([
  'createdBy',
  'updatedBy',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'documentId',
]);
/**
 * Everything the panel writes goes through here: what `rules.ts` does not name is refused whoever asks, and what it
 * names takes effect like any other change – checked, versioned, logged, announced, and seen by whoever keeps a copy.
 */
export function guardPanelWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const given: unknown = context;
    // The middleware sees every action; only what they have in common is looked at.
    const call = given as Call;
    const ctx = panelRequest(strapi);
    const isOurs = call.uid.startsWith('api::') || call.uid === USER;
    if (!ctx || !isOurs || READ_ACTIONS.has(call.action)) return next();
    try {
      return await write(call, actorOfPanel(ctx), async () => next());
    } catch (error) {
      throw toPanelError(error, ctx);
    }
  });
}

async function write<T>(
  { uid, action, params }: Call,
  actor: PanelWrite['actor'],
  next: () => Promise<T>,
): Promise<T | PanelRow | null> {
  const rule = ruleOf(uid);
  const schema = action === 'create' ? rule?.create : action === 'update' ? rule?.update : undefined;
  if (!rule || !schema) throw new ApiError(403, 'NOT_IN_PANEL');

  const sent = sentFields(uid, schema, params.data ?? {});
  return inDocumentTransaction(async (tx) => {
    const before = action === 'update' ? await rowOf(uid, params.documentId) : null;
    if (action === 'update' && !before) throw notFound();
    const fields = before ? parse(schema.partial(), editedFields(sent, before)) : parse(schema, sent);
    // Which row is meant, the address says; a form repeats it among the fields.
    const { documentId: _repeated, ...data } = params.data ?? {};
    params.data = { ...data, ...fields };
    if (rule.through)
      return throughUseCase(tx, uid, rule.through, { fields, before, actor, now: new Date() });
    if (before && Object.keys(fields).length > 0) await claim(tx, uid, before.documentId);
    const issues = await rule.check?.(tx, { id: 0, documentId: '', ...before, ...fields }, before);
    if (issues && issues.length > 0) throw invalid(issues);
    const result = await next();
    const after = await rowOf(uid, before?.documentId ?? documentIdOf(result));
    if (after) await follow(tx, { uid, rule, action, actor, fields: Object.keys(fields), before, after });
    return result;
  });
}

/** Lets a use-case do what was asked for, and answers the row as it is then. */
async function throughUseCase(
  tx: Tx,
  uid: UID.ContentType,
  through: NonNullable<PanelRule['through']>,
  write: PanelWrite,
): Promise<PanelRow | null> {
  const unchanged = Object.keys(write.fields).length === 0;
  return rowOf(uid, unchanged ? write.before?.documentId : await through(tx, write));
}

/** What a call writes, without what the panel adds by itself. */
function sentFields(
  uid: UID.ContentType,
  schema: z.ZodObject,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data)) {
    if (STAMPS.has(field)) continue;
    if (!Object.hasOwn(schema.shape, field)) throw new ApiError(403, 'NOT_IN_PANEL', { path: [field] });
    sent[field] = isEditorText(uid, field, value) ? parsed(field, value) : value;
  }
  // Strapi leaves out what a role may not write. When nothing is left, something else was meant.
  if (Object.keys(sent).length === 0) throw new ApiError(403, 'NOT_IN_PANEL');
  return sent;
}

/** A form sends the whole row: what is in it as it was is nobody's change, and may be older than the rule. */
const editedFields = (sent: Record<string, unknown>, before: PanelRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(sent).filter(([field, value]) => differs(value, before[field])));

/** A field of the panel's forms that was emptied is an empty text. */
const differs = (a: unknown, b: unknown): boolean => !sameValue(a ?? '', b ?? '');

/** The panel's editor of lists and objects sends what was typed. */
function isEditorText(uid: UID.ContentType, field: string, value: unknown): value is string {
  return typeof value === 'string' && modelOf(uid).attributes[field]?.type === 'json';
}

function parsed(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid([{ code: 'INVALID_FORMAT', path: [field] }]);
  }
}

const modelOf = (uid: UID.ContentType): Struct.ContentTypeSchema => strapi.contentType(uid);

/**
 * Holds the row against everybody else until the end of the transaction, and lets who saw it before know. Unscoped: the
 * panel is of all businesses.
 */
async function claim(tx: Tx, uid: UID.ContentType, documentId: string): Promise<void> {
  const { collectionName, attributes } = modelOf(uid);
  const held = 'version' in attributes ? 'version = version + 1' : 'document_id = document_id';
  await tx.run(`UPDATE ${collectionName} SET ${held} WHERE document_id = ?`, [documentId]);
}

async function rowOf(uid: UID.ContentType, documentId: string | undefined): Promise<PanelRow | null> {
  if (documentId === undefined) return null;
  const row: unknown = await strapi.db.query(uid).findOne({ where: { documentId } });
  return row as PanelRow | null;
}

interface Change {
  uid: UID.ContentType;
  rule: PanelRule;
  action: string;
  actor: Actor;
  fields: string[];
  before: PanelRow | null;
  after: PanelRow;
}

async function follow(tx: Tx, { uid, rule, action, actor, fields, before, after }: Change): Promise<void> {
  const changed = fields.filter((field) => differs(before?.[field], after[field]));
  if (changed.length === 0) return;
  const only = (row: PanelRow) => Object.fromEntries(changed.map((field) => [field, row[field]]));
  const businessId = uid === BUSINESS ? after.documentId : textOf(after.businessId);
  const branchId = uid === BRANCH ? after.documentId : textOf(after.branchId);
  const entityId = uid === USER ? String(after.id) : after.documentId;
  const at = new Date();

  if (branchId !== null) await bumpStoreVersion(tx, branchId);
  if (uid === BUSINESS) await bumpStoreVersionsOf(tx, after.documentId);
  await writeAudit(tx, {
    at,
    businessId: businessId ?? PLATFORM,
    branchId,
    actor,
    entity: rule.entity,
    entityId,
    action,
    ...(before && { before: only(before) }),
    after: only(after),
  });
  if (rule.event && businessId !== null)
    await appendEvent(tx, { ...rule.event, at, businessId, branchId, entityId });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function documentIdOf(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('documentId' in result)) return undefined;
  return typeof result.documentId === 'string' ? result.documentId : undefined;
}
