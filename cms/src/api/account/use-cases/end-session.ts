import { read } from '../../../database/transaction';
import { hashOf } from '../../../sessions/token';

/** Ends the session a token stands for; the token is worth nothing from the next request on. */
export async function endSession(token: string): Promise<void> {
  await read((sql) => sql.run('DELETE FROM sessions WHERE token_hash = ?', [hashOf(token)]));
}
