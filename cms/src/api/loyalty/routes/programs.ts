import { z } from 'zod';
import { versionBody } from '../../../contracts/version';
import { nounRoutes } from '../../../crud/routes';
import { verb } from '../../../crud/verbs';
import type { LoyaltyVerb } from '../../../domain/loyalty';
import { program } from '../nouns/program';
import { moveProgram } from '../use-cases/move-program';
import { readLiability } from '../use-cases/read-liability';

const move = (action: LoyaltyVerb) =>
  verb('POST', `/:id/${action}`, 'campaign.edit', versionBody, ({ viewer, id, body: { version } }) =>
    moveProgram(viewer, id, version, action),
  );

export default nounRoutes([
  program,
  move('activate'),
  move('pause'),
  move('close'),
  verb('GET', '/:id/liability', 'campaign.view', z.strictObject({}), ({ viewer, id, now }) =>
    readLiability(viewer, id, now),
  ),
]);
