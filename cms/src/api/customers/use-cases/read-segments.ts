import type { SegmentCountDto, TagCountDto } from '../../../contracts/customers';
import { read } from '../../../database/transaction';
import { SEGMENTS } from '../../../domain/customers';
import type { Viewer } from '../../../sessions/viewer';
import { seesAllCustomers } from '../nouns/customer';
import { segmentCountsOf } from '../store/business-figures';
import { tagCounts } from '../store/customer-tags';

/** How many customers each segment has and what they spent, at most a minute old. */
export function readSegments(viewer: Viewer, now: Date): Promise<SegmentCountDto[]> {
  if (!seesAllCustomers(viewer))
    return Promise.resolve(SEGMENTS.map((segment) => ({ segment, count: 0, spentCents: 0 })));
  return read((sql) => segmentCountsOf(sql, viewer.businessId, now));
}

/** The tags that customers have. */
export function readTags(viewer: Viewer): Promise<TagCountDto[]> {
  if (!seesAllCustomers(viewer)) return Promise.resolve([]);
  return read((sql) => tagCounts(sql, viewer.businessId));
}
