/** Characters of what a customer asks for one item, such as an allergy. Long enough to name several allergens in words. */
export const MAX_ITEM_NOTES = 280;
/** Characters of what a customer asks for a whole order. Source: `Order` in the design of the domain. */
export const MAX_ORDER_NOTES = 300;
/** Characters of why somebody changes, discounts or refunds an order, or of what they saw of a payment. */
export const MAX_REASON = 200;
