import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { moveBusiness } from '../../api/businesses/use-cases/move-business';
import { BUSINESS_MOVES, MOVE_REASON } from '../../domain/business';
import { parse } from '../../errors/parse';
import { strapiService } from '../../strapi/parts';
import { toPanelError } from './refusal';
import { actorOfPanel } from './request';
import { oneLine } from '../../contracts/text';

/** The permission to suspend, cancel and reinstate businesses: what a role of the panel can be given. */
export const MOVE_BUSINESSES = 'admin::businesses.move';

interface ActionProvider {
  register(action: object): Promise<unknown>;
}

const moveBody = z.strictObject({
  move: z.enum(BUSINESS_MOVES),
  reason: oneLine().min(MOVE_REASON.min).max(MOVE_REASON.max),
});
const moveParams = z.object({ id: z.string().min(1).max(64) });

async function move(ctx: Context): Promise<void> {
  try {
    const { id } = parse(moveParams, ctx.params);
    const fields = parse(moveBody, ctx.request.body);
    const state = await moveBusiness(id, { ...fields, actor: actorOfPanel(ctx) }, new Date());
    ctx.body = { data: { state } };
  } catch (error) {
    throw toPanelError(error, ctx);
  }
}

/** Adds the panel's route for moving a business, and the permission it asks for. */
export async function addBusinessMoves(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapiService<{ actionProvider: ActionProvider }>('admin::permission');
  await actionProvider.register({
    uid: 'businesses.move',
    displayName: 'Suspend, cancel and reinstate',
    pluginName: 'admin',
    section: 'settings',
    category: 'businesses',
  });
  Object.assign(strapi.admin.routes, {
    businesses: {
      type: 'admin',
      routes: [
        {
          method: 'POST',
          path: '/businesses/:id/moves',
          handler: move,
          config: {
            policies: [
              'admin::isAuthenticatedAdmin',
              { name: 'admin::hasPermissions', config: { actions: [MOVE_BUSINESSES] } },
            ],
          },
        },
      ],
    },
  });
}
