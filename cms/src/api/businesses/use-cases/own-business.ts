import type { z } from 'zod';
import { actorOf } from '../../../audit/audit';
import type { BusinessDto, businessUpdate } from '../../../contracts/business';
import { inTransaction, read } from '../../../database/transaction';
import { readTaxId } from '../../../domain/country';
import { ApiError, invalid, type Issue } from '../../../errors/api-error';
import { tryPhone } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import { bumpStoreVersionsOf } from '../../../store/version';
import { recordChange } from '../record-change';
import { businessOf, claimBusiness } from '../store/businesses';

/** The viewer's own business. */
export const readBusiness = ({ businessId }: Viewer): Promise<BusinessDto> =>
  read((sql) => businessOf(sql, businessId));

type Changes = Omit<z.output<typeof businessUpdate>, 'version'>;

/** Changes what the viewer's business is called and how it is reached, if it is still as they saw it. */
export async function updateBusiness(
  viewer: Viewer,
  { version, ...body }: z.output<typeof businessUpdate>,
  now: Date,
): Promise<BusinessDto> {
  const { businessId } = viewer;
  return inTransaction(async (tx) => {
    const before = await businessOf(tx, businessId);
    const changes = inKeptForm(body, before.country);
    const claimed = await claimBusiness(tx, businessId, version, changes, now);
    if (claimed === 0)
      throw new ApiError(409, 'STALE_VERSION', { details: { current: await businessOf(tx, businessId) } });
    // The store page shows the business's name.
    await bumpStoreVersionsOf(tx, businessId);
    await recordChange(tx, businessId, {
      actor: actorOf(viewer),
      action: 'update',
      at: now,
      before: Object.fromEntries(
        Object.keys(changes).map((field) => [field, before[field as keyof Changes]]),
      ),
      after: changes,
      resource: 'business',
    });
    return businessOf(tx, businessId);
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
