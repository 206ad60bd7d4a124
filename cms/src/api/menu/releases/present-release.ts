import type { MenuReleaseDto, ReleaseRemark } from '../../../contracts/menu-releases';
import type { Language } from '../../../contracts/session';
import { instant } from '../../../database/columns';
import { message } from '../../../errors/messages';
import type { KeptRemark, ReleaseRow } from '../store/releases';

/** A release as the wire says it, its remarks in the language of who asked. */
export function presentRelease(row: ReleaseRow, language: Language): MenuReleaseDto {
  return {
    id: row.id,
    branchId: row.branchId,
    name: row.name,
    state: row.state,
    version: row.version,
    publishAt: row.state === 'SCHEDULED' || row.state === 'FAILED' ? instant(row.publishAt) : null,
    changeCount: row.changeCount,
    remarks: row.remarks.map((remark) => inWords(remark, language)),
    collectedBy: row.collectedBy,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    publishedBy: row.publishedBy,
    publishedAt: instant(row.liveSince),
    rolledBackAt: instant(row.rolledBackAt),
  };
}

export function inWords({ row, issue }: KeptRemark, language: Language): ReleaseRemark {
  const { code, path, args } = issue;
  return { row, issue: { code, path, message: message(code, language, args) } };
}
