import type { MenuReleaseDto, ReleaseRemark } from '../../../contracts/menu-releases';
import type { Language } from '../../../contracts/session';
import { instant, instantOrThrow, json } from '../../../database/columns';
import { message } from '../../../errors/messages';
import type { KeptRemark, ReleaseRow } from './release-row';

/** A release as the wire says it, its remarks in the language of who asked. */
export function presentRelease(row: ReleaseRow, language: Language): MenuReleaseDto {
  return {
    id: row.id,
    branchId: row.branch_id,
    name: row.name,
    state: row.state,
    version: row.version,
    publishAt: row.state === 'SCHEDULED' || row.state === 'FAILED' ? instant(row.publish_at) : null,
    changeCount: row.change_count,
    remarks: json<KeptRemark[]>(row.remarks, []).map((remark) => inWords(remark, language)),
    collectedBy: row.created_by,
    createdAt: instantOrThrow(row.created_at),
    updatedAt: instantOrThrow(row.updated_at),
    publishedBy: row.published_by,
    publishedAt: instant(row.published_at),
    rolledBackAt: instant(row.rolled_back_at),
  };
}

export function inWords({ row, issue }: KeptRemark, language: Language): ReleaseRemark {
  const { code, path, args } = issue;
  return { row, issue: { code, path, message: message(code, language, args) } };
}
