/* What other contexts use of couriers. */
export { followTip, syncTripWithOrder } from './sync-trip';
export { deliveryCodeOf } from './link';
export { courierNames, couriersOfPerson } from './store/couriers';
export { offersOfOrder, type OrderOffers } from './store/offers';
export { settlementsForLedger, settlementsForLedgerAgain } from './store/ledger-settlements';
