import { publicRoutes } from '../../../routing/operator-routes';

export default publicRoutes([
  ['GET', '/store/:slug', 'storefront.profile'],
  ['GET', '/store/:slug/menu', 'storefront.menu'],
  ['GET', '/store/:slug/menu/events', 'storefront.menuEvents'],
  ['GET', '/store/:slug/slots', 'storefront.slots'],
  ['POST', '/store/:slug/quote', 'storefront.quote'],
  ['POST', '/store/:slug/loyalty', 'storefront.loyalty'],
  ['POST', '/store/:slug/loyalty/link', 'storefront.loyaltyLink'],
  ['POST', '/store/:slug/orders', 'storefront.place'],
  ['POST', '/store/:slug/orders/withdraw', 'storefront.withdraw'],
  ['GET', '/store/orders/:token', 'storefront.track'],
  ['GET', '/store/orders/:token/events', 'storefront.events'],
  ['POST', '/store/orders/:token/cancel', 'storefront.cancel'],
  ['POST', '/store/orders/:token/claim-payment', 'storefront.claimPayment'],
  ['POST', '/store/orders/:token/substitution', 'storefront.answerSubstitution'],
]);
