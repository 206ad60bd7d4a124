import type { z } from 'zod';
import type { CustomerDto, DuplicateGroupDto, duplicatesQuery } from '../../../contracts/customers';
import { documentsOf } from '../../../crud/documents';
import { presentTo } from '../../../crud/present';
import { read } from '../../../database/transaction';
import { DUPLICATE_REASONS, MAX_MERGED } from '../../../domain/customers';
import type { Viewer } from '../../../sessions/viewer';
import { customer, seesAllCustomers, type CustomerRow } from '../nouns/customer';
import { duplicateGroups } from '../store/duplicates';

/** Customers who may be one person, by the strongest reason first; nobody is in two groups. */
export async function findDuplicates(
  viewer: Viewer,
  { limit }: z.output<typeof duplicatesQuery>,
): Promise<DuplicateGroupDto[]> {
  if (!seesAllCustomers(viewer)) return [];
  const { businessId } = viewer;
  const groups = await read(async (sql) => {
    const found = [];
    for (const reason of DUPLICATE_REASONS)
      found.push(...(await duplicateGroups(sql, businessId, reason, limit)));
    return found;
  });
  const told = new Set<string>();
  const fresh = groups
    .filter(({ ids }) => {
      if (ids.some((id) => told.has(id))) return false;
      ids.forEach((id) => told.add(id));
      return true;
    })
    .map(({ reason, ids }) => ({ reason, ids: ids.slice(0, MAX_MERGED) }))
    .filter(({ ids }) => ids.length > 1)
    .slice(0, limit);
  const wanted = fresh.flatMap(({ ids }) => ids);
  if (wanted.length === 0) return [];
  const rows = await documentsOf<CustomerRow>(customer.uid).findMany({
    filters: { businessId, documentId: { $in: wanted } },
    limit: wanted.length,
  });
  const byId = new Map<string, CustomerDto>(
    (await presentTo(customer, rows, viewer)).map((dto) => [dto.id, dto]),
  );
  return fresh.map(({ reason, ids }) => ({ reason, customers: ids.flatMap((id) => byId.get(id) ?? []) }));
}
