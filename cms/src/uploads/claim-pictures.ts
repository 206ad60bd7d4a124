import type { Sql } from '../database/sql';
import { parseUploadUrl } from '../domain/images';
import { invalid, type Issue } from '../errors/api-error';
import { claimUploads, releaseUploads } from './rows';

/** The address of a picture as a row holds it, and where in the row. */
export interface PictureReference {
  url: string;
  path: (string | number)[];
}

/** Pictures that come with the program; every business may show them. */
export const DEMO_PICTURE = /^\/demo\/[a-z]+\/[a-z0-9-]+\.webp$/;

/**
 * Lets a row show pictures: its own from before, the business's uploads, or the demo's. Any other address, of another
 * business's pictures or of another site, is refused where it stands. Called in the transaction that writes the row.
 */
export async function claimPictures(
  sql: Sql,
  businessId: string,
  before: readonly PictureReference[],
  next: readonly PictureReference[],
  now: Date,
): Promise<void> {
  const had = new Set(before.map(({ url }) => url));
  const shown = new Set(next.map(({ url }) => url));
  const added = next.filter(({ url }) => !had.has(url) && !DEMO_PICTURE.test(url));
  const widths = await claimUploads(sql, businessId, idsOf(added.map(({ url }) => url)));
  const issues: Issue[] = added.flatMap(({ url, path }) => {
    const upload = parseUploadUrl(url);
    return upload && widths.get(upload.id) === upload.width ? [] : [{ code: 'UNKNOWN_IMAGE', path }];
  });
  if (issues.length > 0) throw invalid(issues);
  await releaseUploads(sql, businessId, idsOf([...had].filter((url) => !shown.has(url))), now);
}

const idsOf = (urls: readonly string[]): string[] => [
  ...new Set(urls.flatMap((url) => parseUploadUrl(url)?.id ?? [])),
];
