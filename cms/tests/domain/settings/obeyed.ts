import type { SettingKey } from '../../../src/domain/settings';

const ORDERS = 'cms/tests/api/orders/obeyed-settings.test.ts';
const COURIERS = 'cms/tests/api/couriers/obeyed-settings.test.ts';
const EDITS = 'cms/tests/api/orders/edits.test.ts';
const CARTS = 'cms/tests/api/carts/reminders.test.ts';
const SURVEYS = 'cms/tests/api/feedback/survey-mail.test.ts';
const PRIVACY = 'cms/tests/api/orders/privacy.test.ts';
const ESCALATION = 'cms/tests/api/orders/escalation.test.ts';
const PRINTED = 'cms/tests/api/printing/by-browser.test.ts';
const SCREENS = 'admin/tests/custom-settings/obeyed.test.tsx';

const LADDER = 'climbs the ladder of its branch, each step at its own time';
const SURVEY = 'is sent once, where the branch wants it and as late as it wants';
const THROTTLE = 'never exceed the limit, with fifty placed at once';
const SLOT = 'never holds more than its capacity, with fifty placed at once';
const LATER = 'is chosen only where orders for later are taken, soon enough and not too far ahead';
const BY_ITSELF =
  'accepts orders by itself: after its delay, up to its limit, where it wants so only what is paid';
const RING = 'ring as the branch wants: which sound, how loud, how often, growing or not';
const NUMBERS = 'have its prefix and begin with its first number';
const PAPER = 'prints what the branch wants on its paper';
const DENSITY = 'are as dense as the branch wants, cards and tickets';
const COLUMNS = 'are open, strips or hidden as the branch wants, and never hide what needs somebody';
const COLOURS = 'change colour when the kitchen wants it';

/** Which test fails when a setting is ignored. */
export const OBEYED: Record<SettingKey, readonly [file: string, test: string]> = {
  'sounds.newOrder': [SCREENS, RING],
  'sounds.volume': [SCREENS, RING],
  'sounds.everySec': [SCREENS, RING],
  'sounds.grows': [SCREENS, RING],
  'sounds.late': [SCREENS, 'call a late order only where the branch wants it'],
  'escalation.louderSec': [ESCALATION, LADDER],
  'escalation.everywhereSec': [ESCALATION, LADDER],
  'escalation.kitchen': [SCREENS, 'rings in the kitchen as well where the branch wants it'],
  'escalation.mailSec': [ESCALATION, LADDER],
  'escalation.pauseSec': [ESCALATION, LADDER],
  'escalation.pauseMin': [ESCALATION, LADDER],
  'kitchen.amberPercent': [SCREENS, COLOURS],
  'kitchen.redBeforeMin': [SCREENS, COLOURS],
  'kitchen.expo': [ORDERS, 'are ready by the press of whoever puts them together, where there is somebody'],
  'kitchen.density': [SCREENS, DENSITY],
  'board.order': [SCREENS, 'begin with what was placed first where the branch wants it'],
  'board.density': [SCREENS, DENSITY],
  'board.scheduled': [SCREENS, COLUMNS],
  'board.ready': [SCREENS, COLUMNS],
  'board.outForDelivery': [SCREENS, COLUMNS],
  'board.done': [SCREENS, COLUMNS],
  'board.cancelled': [SCREENS, COLUMNS],
  'numbering.prefix': [ORDERS, NUMBERS],
  'numbering.from': [ORDERS, NUMBERS],
  'orders.maxOpenOrders': [ORDERS, 'is busy with as many open orders as it bears'],
  'orders.per15Min': [ORDERS, THROTTLE],
  'orders.learnedTimes': [
    'cms/tests/api/orders/learned-times.test.ts',
    'are told as the branch says where it wants so',
  ],
  'orders.requirePickupCode': [ORDERS, 'hands orders over against their code'],
  'orders.refundPercent': [
    EDITS,
    'is bounded for a manager where the branch bounds it, and not for the owner',
  ],
  'orders.discountPercent': [
    'cms/tests/api/orders/discounts.test.ts',
    'is bounded for a manager where the branch bounds it, and not for the owner',
  ],
  'orders.tips': [
    'cms/tests/api/orders/tips.test.ts',
    'is asked for where the branch wants so, and refused elsewhere',
  ],
  'autoAccept.enabled': [ORDERS, BY_ITSELF],
  'autoAccept.delaySec': [ORDERS, BY_ITSELF],
  'autoAccept.onlyIfPaid': [ORDERS, BY_ITSELF],
  'autoAccept.maxOpenOrders': [ORDERS, BY_ITSELF],
  'scheduling.enabled': [ORDERS, LATER],
  'scheduling.minLeadMin': [ORDERS, LATER],
  'scheduling.maxDays': [ORDERS, LATER],
  'scheduling.slotMin': [ORDERS, SLOT],
  'scheduling.slotCapacity': [ORDERS, SLOT],
  'privacy.kitchenName': [PRIVACY, 'tells its kitchen a first name or none'],
  'privacy.maskedPhone': [PRIVACY, 'tells those who see orders masked the end of a phone, or nothing of it'],
  'privacy.afterEnd': [
    PRIVACY,
    'keeps the contact of what has ended from who sees customers masked, on every way',
  ],
  'couriers.assign': [
    COURIERS,
    'are offered by the server, in turn or to whoever carries least, where the branch wants it',
  ],
  'couriers.assignOn': [COURIERS, 'are offered once they are accepted, or once they are ready'],
  'couriers.offerSec': [COURIERS, 'wait for an answer as long as the branch says'],
  'couriers.requireDeliveryCode': [COURIERS, 'are handed over against the digits on the customer’s page'],
  'printing.kitchenTickets': [
    'cms/tests/api/printing/printing.test.ts',
    'prints where the kitchen wants paper: always, without a screen, never',
  ],
  'feedback.surveyMail': [SURVEYS, SURVEY],
  'feedback.surveyAfterMin': [SURVEYS, SURVEY],
  'carts.remind': [CARTS, 'is written to by itself once, where the branch wants it and as late as it wants'],
  'carts.remindAfterMin': [
    CARTS,
    'is written to by itself once, where the branch wants it and as late as it wants',
  ],
  'printing.phone': [PRINTED, PAPER],
  'printing.footer': [PRINTED, PAPER],
};
