import type { Context } from 'koa';
import type { InvitationLinkDto, PersonDto } from '../../../contracts/team';
import { inviteBody, personAction, personUpdate } from '../../../contracts/team';
import { ApiError } from '../../../errors/api-error';
import { parse } from '../../../errors/parse';
import { viewerOf, type Viewer } from '../../../sessions/viewer';
import { PersonMoved } from '../change-team';
import { parseTeamQuery } from '../team-query';
import { editPerson } from '../use-cases/edit-person';
import { endSessionsOfPerson } from '../use-cases/end-sessions-of-person';
import { invitePerson } from '../use-cases/invite-person';
import { reactivatePerson, removePerson, suspendPerson, type PersonAct } from '../use-cases/move-person';
import { listTeam, readPerson } from '../use-cases/read-team';
import { copyInvitationLink, resendInvitation } from '../use-cases/renew-invitation';
import { idOf } from '../../../routing/parameters';

/** Answers what came of it; when the person has changed meanwhile, the refusal carries them as they are now. */
async function answer(
  ctx: Context,
  viewer: Viewer,
  work: () => Promise<PersonDto | InvitationLinkDto>,
): Promise<void> {
  try {
    ctx.body = { data: await work() };
  } catch (error) {
    if (!(error instanceof PersonMoved)) throw error;
    const current = await readPerson(viewer, error.personId, new Date());
    throw new ApiError(409, error.code, { details: { current } });
  }
}

const act = (useCase: PersonAct) => async (ctx: Context) => {
  const viewer = viewerOf(ctx);
  const { version } = parse(personAction, ctx.request.body);
  await answer(ctx, viewer, () => useCase(viewer, idOf(ctx), version, new Date()));
};

export default {
  async find(ctx: Context) {
    const query = parseTeamQuery(ctx.query);
    const { page, pageSize } = query;
    const { data, total } = await listTeam(viewerOf(ctx), query, new Date());
    ctx.body = {
      data,
      meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
    };
  },

  async findOne(ctx: Context) {
    ctx.body = { data: await readPerson(viewerOf(ctx), idOf(ctx), new Date()) };
  },

  async invite(ctx: Context) {
    const body = parse(inviteBody, ctx.request.body);
    ctx.status = 201;
    ctx.body = { data: await invitePerson(viewerOf(ctx), body, new Date()) };
  },

  async update(ctx: Context) {
    const viewer = viewerOf(ctx);
    const body = parse(personUpdate, ctx.request.body);
    await answer(ctx, viewer, () => editPerson(viewer, idOf(ctx), body, new Date()));
  },

  suspend: act(suspendPerson),
  reactivate: act(reactivatePerson),
  remove: act(removePerson),

  async copyLink(ctx: Context) {
    const viewer = viewerOf(ctx);
    await answer(ctx, viewer, () => copyInvitationLink(viewer, idOf(ctx), new Date()));
  },

  async resend(ctx: Context) {
    const viewer = viewerOf(ctx);
    await answer(ctx, viewer, () => resendInvitation(viewer, idOf(ctx), new Date()));
  },

  async endSessions(ctx: Context) {
    const viewer = viewerOf(ctx);
    await answer(ctx, viewer, () => endSessionsOfPerson(viewer, idOf(ctx), new Date()));
  },
};
