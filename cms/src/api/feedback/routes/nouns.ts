import {
  assignFeedbackBody,
  feedbackMoveBody,
  feedbackPeriodQuery,
  nothing,
  recoveryCouponBody,
  replyFeedbackBody,
  resolveFeedbackBody,
} from '../../../contracts/feedback';
import { nounRoutes } from '../../../crud/routes';
import { verb } from '../../../crud/verbs';
import { feedback } from '../nouns/feedback';
import { makeIntakeKey, readIntakeKey, revokeIntakeKey } from '../use-cases/manage-intake-key';
import { readCauses } from '../use-cases/find-causes';
import { readSummary } from '../use-cases/read-summary';
import { replyToFeedback } from '../use-cases/reply-to-feedback';
import { assignFeedback, giveRecoveryCoupon, moveOnly, resolveFeedback } from '../use-cases/work-on-feedback';

const MOVES = ['contact', 'release', 'reopen', 'archive', 'restore'] as const;

export default nounRoutes([
  feedback,
  verb('GET', '/intake-key', 'business.edit', nothing, ({ viewer }) => readIntakeKey(viewer)),
  verb('POST', '/intake-key', 'business.edit', nothing, ({ viewer, now }) => makeIntakeKey(viewer, now), {
    status: 201,
    isSecret: true,
  }),
  verb('DELETE', '/intake-key', 'business.edit', nothing, ({ viewer, now }) => revokeIntakeKey(viewer, now)),
  verb('GET', '/summary', 'feedback.reply', feedbackPeriodQuery, ({ viewer, body }) =>
    readSummary(viewer, body),
  ),
  verb('GET', '/causes', 'feedback.reply', feedbackPeriodQuery, ({ viewer, body }) =>
    readCauses(viewer, body),
  ),
  verb('POST', '/:id/assign', 'feedback.reply', assignFeedbackBody, ({ viewer, id, body, now }) =>
    assignFeedback(viewer, id, body, now),
  ),
  verb('POST', '/:id/reply', 'feedback.reply', replyFeedbackBody, ({ viewer, id, body, now }) =>
    replyToFeedback(viewer, id, body, now),
  ),
  verb('POST', '/:id/recovery-coupon', 'campaign.edit', recoveryCouponBody, ({ viewer, id, body, now }) =>
    giveRecoveryCoupon(viewer, id, body, now),
  ),
  verb('POST', '/:id/resolve', 'feedback.reply', resolveFeedbackBody, ({ viewer, id, body, now }) =>
    resolveFeedback(viewer, id, body, now),
  ),
  ...MOVES.map((move) =>
    verb('POST', `/:id/${move}`, 'feedback.reply', feedbackMoveBody, ({ viewer, id, body, now }) =>
      moveOnly(move)(viewer, id, body, now),
    ),
  ),
]);
