import type { z } from 'zod';
import type { SocialLinksDto, socialLinksBody } from '../../../contracts/social-links';
import type { Sql } from '../../../database/sql';
import { inTransaction, read } from '../../../database/transaction';
import { readSocialLinks, type SocialLink } from '../../../domain/social';
import { environment } from '../../../environment';
import { ApiError, invalid } from '../../../errors/api-error';
import { tryPhone } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { bumpStoreVersion } from '../../../store/version';
import { recordChange } from '../record-change';
import { countOn, replaceSocialLinks, versionOf } from '../store/social-links';
import { ownStore } from './own-store';

/** Where a branch is found besides its store page, in the order it wants. */
export async function readLinks(viewer: Viewer, branchId: string): Promise<SocialLinksDto> {
  return read(async (sql) => linksOf(sql, await ownStore(sql, viewer, branchId)));
}

/** Replaces all links of a branch by what was written, if the branch is still as the viewer saw it. */
export async function setSocialLinks(
  viewer: Viewer,
  branchId: string,
  { version, links: written }: z.output<typeof socialLinksBody>,
  now: Date,
): Promise<SocialLinksDto> {
  return inTransaction(async (tx) => {
    const store = await ownStore(tx, viewer, branchId);
    const { businessId, business, profile } = store;
    const { links, problems } = readSocialLinks(written, (text) => tryPhone(text, business.country));
    if (problems.length > 0)
      throw invalid(problems.map(({ code, path }) => ({ code, path: ['links', ...path] })));
    if ((await countOn(tx, { businessId, branchId, version }, now)) === 0) {
      // Whoever was faster has written since the store was read.
      const current = await linksOf(tx, await ownStore(tx, viewer, branchId));
      throw new ApiError(409, 'STALE_VERSION', { details: { current } });
    }
    await replaceSocialLinks(tx, { businessId, branchId }, links, now);
    await bumpStoreVersion(tx, branchId);
    const change = { before: forLog(profile.links), after: forLog(links) };
    await recordChange(tx, viewer, branchId, { action: 'social-links', at: now, ...change });
    return { ...(await linksOf(tx, store)), links };
  });
}

async function linksOf(sql: Sql, { branch, business, profile }: LoadedStore): Promise<SocialLinksDto> {
  const { id, name, slug, services } = branch;
  const { logoUrl, color, links } = profile;
  const { language, country } = business;
  return {
    branchId: id,
    version: await versionOf(sql, id),
    links,
    store: {
      name,
      url: `${environment.publicUrl}/m/${slug}`,
      logoUrl,
      servesTables: services.includes('DINE_IN'),
      color,
      language,
      country,
    },
  };
}

/** For the log, in which each network is a field that changed or did not. */
const forLog = (links: readonly SocialLink[]) => ({
  ...Object.fromEntries(links.map(({ network, url }) => [network, url])),
  links: links.map(({ network }) => network),
  hidden: links.filter(({ visible }) => !visible).map(({ network }) => network),
});
