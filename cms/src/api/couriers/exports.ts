/* What other contexts use of couriers. */
export { followTrip } from './follow-orders';
export { deliveryCodeOf } from './link';
export { offersOfTrip, type TripOffer } from './store/offers';
