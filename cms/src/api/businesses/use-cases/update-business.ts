import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { BusinessDto, businessUpdate } from '../../../contracts/business';
import type { Parameter } from '../../../database/sql';
import { inTransaction } from '../../../database/transaction';
import { readTaxId } from '../../../domain/country';
import { ApiError, invalid, type Issue } from '../../../errors/api-error';
import { tryPhone } from '../../../phones/phone';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { touchStoresOf } from '../../../store/version';
import { businessOf } from './read-business';

type Changes = Omit<z.output<typeof businessUpdate>, 'version'>;

const COLUMNS = {
  tradeName: 'trade_name',
  legalName: 'legal_name',
  document: 'document',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<keyof Changes, string>;

/** Changes what the viewer's business is called and how it is reached, if it is still as they saw it. */
export async function updateBusiness(
  viewer: Viewer,
  { version, ...body }: z.output<typeof businessUpdate>,
  now: Date,
): Promise<BusinessDto> {
  return inTransaction(async (tx) => {
    const before = await businessOf(tx, viewer);
    const changes = inKeptForm(body, before.country);
    const fields = (Object.keys(COLUMNS) as (keyof Changes)[]).filter(
      (field) => changes[field] !== undefined,
    );
    const values: Parameter[] = fields.map((field) => changes[field]);
    const claimed = await tx.run(
      `UPDATE businesses SET ${fields.map((field) => `${COLUMNS[field]} = ?, `).join('')}version = version + 1, updated_at = ?
        WHERE document_id = ? AND version = ?`,
      [...values, now, viewer.businessId, version],
    );
    if (claimed === 0)
      throw new ApiError(409, 'STALE_VERSION', { details: { current: await businessOf(tx, viewer) } });
    // The store page shows the business's name.
    await touchStoresOf(tx, viewer.businessId);
    const scope = { businessId: viewer.businessId, branchId: null, at: now };
    await writeAudit(tx, {
      ...scope,
      actor: actorOf(viewer),
      entity: 'business',
      entityId: viewer.businessId,
      action: 'update',
      before: Object.fromEntries(fields.map((field) => [field, before[field]])),
      after: changes,
    });
    await appendEvent(tx, {
      ...scope,
      type: 'business.changed',
      resource: 'business',
      entityId: viewer.businessId,
    });
    return businessOf(tx, viewer);
  });
}

function inKeptForm(body: Changes, country: string): Changes {
  const issues: Issue[] = [];
  const changes = { ...body };
  if (body.document != null) {
    const document = readTaxId(body.document, country);
    if (document === null) issues.push({ code: 'INVALID_TAX_ID', path: ['document'] });
    changes.document = document;
  }
  if (body.phone != null) {
    const phone = tryPhone(body.phone, country);
    if (phone === null) issues.push({ code: 'INVALID_PHONE', path: ['phone'] });
    changes.phone = phone;
  }
  if (issues.length > 0) throw invalid(issues);
  return changes;
}
