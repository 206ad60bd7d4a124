import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { inDocumentTransaction, read } from '../../database/transaction';
import { deleteTokens } from './tokens';

interface Change {
  where?: Record<string, unknown>;
  data?: Record<string, unknown>;
}

/**
 * Ends a panel user's sessions, reset links and known devices whenever the password changes, by whichever route, or the
 * user is deactivated or deleted. A new address invalidates the links mailed to the old one.
 */
export function endSessionsOnPasswordChange(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterUpdate({ params, result }) {
      const { data = {} } = params as Change;
      const { id } = result as { id: number };
      if (data.password !== undefined || data.isActive === false) await endEverything(strapi, id);
      else if (data.email !== undefined)
        await inDocumentTransaction((tx) => deleteTokens(tx, 'PASSWORD', id));
    },
    async afterDelete({ result }) {
      const { id } = result as { id: number };
      await endEverything(strapi, id);
      await inDocumentTransaction((tx) => deleteTokens(tx, 'INVITATION', id));
    },
  });
  strapi.db.lifecycles.subscribe({
    models: ['admin::session'],
    async beforeUpdate({ params }) {
      const { where, data } = params as Change;
      await dropChildOfEndedSession(strapi, where?.sessionId, data?.childId);
    },
  });
}

async function endEverything(strapi: Core.Strapi, userId: number): Promise<void> {
  await inDocumentTransaction(async (tx) => {
    await strapi.sessionManager('admin').invalidateRefreshToken(String(userId));
    await deleteTokens(tx, 'PASSWORD', userId);
    await tx.run('DELETE FROM panel_devices WHERE user_id = ?', [userId]);
  });
}

/**
 * Strapi renews a session by creating a child before it marks the parent as rotated. If the parent was deleted in
 * between, the child was not there to be deleted with it. The no-op write waits for a deletion under way.
 */
async function dropChildOfEndedSession(strapi: Core.Strapi, parent: unknown, child: unknown): Promise<void> {
  if (typeof parent !== 'string' || typeof child !== 'string') return;
  const alive = await inDocumentTransaction((tx) =>
    tx.run('UPDATE strapi_sessions SET session_id = session_id WHERE session_id = ?', [parent]),
  );
  if (alive === 0) await strapi.db.query('admin::session').delete({ where: { sessionId: child } });
}

const signedIn = z.object({ data: z.object({ token: z.string() }) });
const person = z.object({ id: z.number(), password: z.string() });

/**
 * Whether the password a request signed in with is still the user's. If it was changed while it was being compared, the
 * new session is revoked: it may have been created too late to be ended with the others.
 */
export async function isPasswordUnchanged(ctx: Context): Promise<boolean> {
  const { id, password } = person.parse((ctx.state as { user?: unknown }).user);
  // The no-op write waits for a change under way.
  const unchanged = await read((sql) =>
    sql.run('UPDATE admin_users SET password = password WHERE id = ? AND password = ?', [id, password]),
  );
  if (unchanged > 0) return true;
  const sessions = strapi.sessionManager('admin');
  const { payload } = sessions.validateAccessToken(signedIn.parse(ctx.body).data.token);
  if (payload) await sessions.revokeSessionById(String(id), payload.sessionId);
  return false;
}
