import type { z } from 'zod';
import type { accountBody } from '../../../contracts/account';
import type { SessionDto } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { describeSession } from './describe-session';

/** Keeps what a person chose for themselves. */
export async function updateAccount(
  viewer: Viewer,
  { language }: z.output<typeof accountBody>,
): Promise<SessionDto> {
  if (language)
    await read((sql) => sql.run('UPDATE up_users SET language = ? WHERE id = ?', [language, viewer.userId]));
  return describeSession({ ...viewer, language: language ?? viewer.language });
}
