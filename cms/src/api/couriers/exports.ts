/* What other contexts use of couriers. */
export { followTip, followTrip } from './follow-orders';
export { deliveryCodeOf } from './link';
export { offersOfTrip, type TripOffer } from './store/offers';
