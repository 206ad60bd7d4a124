import { codesBody } from '../../../contracts/coupons';
import { nounRoutes } from '../../../crud/routes';
import { verb } from '../../../crud/verbs';
import coupons from '../controllers/coupons';
import { coupon } from '../nouns/coupon';
import { makeCodes } from '../use-cases/make-codes';

export default nounRoutes([
  coupon,
  { method: 'POST', path: '/simulate', permission: 'campaign.edit', answer: coupons.simulate },
  { method: 'POST', path: '/explain', permission: 'campaign.view', answer: coupons.explain },
  { method: 'GET', path: '/:id/codes', permission: 'campaign.edit', answer: coupons.codes },
  { method: 'GET', path: '/:id/codes/export', permission: 'campaign.edit', answer: coupons.exportCodes },
  verb(
    'POST',
    '/:id/codes',
    'campaign.edit',
    codesBody,
    ({ viewer, id, body, now }) => makeCodes(viewer, id, body, now),
    { status: 201 },
  ),
]);
