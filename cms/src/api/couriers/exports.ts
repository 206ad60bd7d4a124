/* What other contexts use of couriers. */
export { followTip, syncTripWithOrder } from './sync-trip';
export { deliveryCodeOf } from './link';
export { offersOfTrip, type TripOffer } from './store/offers';
