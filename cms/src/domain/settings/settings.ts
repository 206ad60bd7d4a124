import { DAY_MIN } from '../time';
import { limit, line, onOff, oneOf, whole, type Setting, type ValueOf } from './kinds';

/**
 * How a column of the board stands there while nobody at the device chose: by how much room there is and what is in it,
 * open, or as a strip; one that is hidden is so only while no order in it needs anybody.
 */
const column = oneOf(['AUTO', 'OPEN', 'FOLDED', 'HIDDEN'], 'AUTO');
const density = oneOf(['COMFORTABLE', 'COMPACT'], 'COMFORTABLE');

/**
 * How a branch behaves, group by group. This is the one place in which a setting is declared: what it stores, what it may
 * be, what it is where nobody has chosen, its control and its mark on the page follow from it. What a setting does is
 * said where it is obeyed.
 * Source: "Behaviour per branch" in the design of the product.
 */
export const SETTINGS = {
  sounds: {
    /** What a new order sounds like at the counter. */
    newOrder: oneOf(['CHIME', 'BELL', 'KNOCK'], 'CHIME'),
    volume: whole('percent', [10, 100], 100),
    /** From one ring to the next, while nobody takes note. */
    everySec: whole('seconds', [2, 30], 4),
    /** Begins softly and is louder with each ring. */
    grows: onOff(true),
    late: onOff(true),
  },
  /** What is done while nobody takes note of an order, each step so long after it began to ring; null = never. */
  escalation: {
    /** Boards ring as loud as they can. */
    louderSec: { ...limit('seconds', [5, 900]), byDefault: 60 },
    /** Every page of the dashboard rings, of who may accept. */
    everywhereSec: limit('seconds', [0, 900]),
    /** Then the kitchen rings as well. */
    kitchen: onOff(false),
    /** The managers of the branch get a mail. */
    mailSec: limit('seconds', [15, 900]),
    /** The store takes no more orders … */
    pauseSec: limit('seconds', [30, 900]),
    /** … for so long. */
    pauseMin: whole('minutes', [5, 240], 30),
  },
  kitchen: {
    /** How much of the time has gone when a ticket turns amber. */
    amberPercent: whole('percent', [10, 90], 50),
    /** How long before it is due a ticket turns red. */
    redBeforeMin: whole('minutes', [0, 60], 0),
    /** Somebody puts orders together: one is ready by their press, and not by the last station's. */
    expo: onOff(false),
    /** How much room a ticket takes. */
    density,
  },
  board: {
    /** What stands first in a column: what is due first, or what was placed first. */
    order: oneOf(['DUE', 'PLACED'], 'DUE'),
    /** How much room a card takes. */
    density,
    scheduled: column,
    ready: column,
    outForDelivery: column,
    done: column,
    cancelled: column,
  },
  numbering: {
    prefix: line(4, /^[A-Z0-9-]*$/),
    /** The number of the first order of a business day. */
    from: whole('number', [1, 900], 1),
  },
  orders: {
    /** Orders being made or waiting at which the store is busy. */
    maxOpenOrders: { ...limit('orders', [0, 500]), at: 'maxOpenOrders' },
    /** Orders for now within any 15 minutes. */
    per15Min: limit('orders', [1, 500]),
    /** Promises by what the branch's own history says of its times. */
    learnedTimes: onOff(true),
    requirePickupCode: { ...onOff(false), at: 'requirePickupCode' },
    /** How much of what was paid for an order a manager may give back without its being owed. */
    refundPercent: limit('percent', [0, 100]),
    /** How much of what an order's items cost a manager may take off by hand. */
    discountPercent: limit('percent', [0, 100]),
    /** Whether customers may give something on top. */
    tips: onOff(false),
  },
  autoAccept: {
    enabled: onOff(false),
    delaySec: whole('seconds', [0, 600], 60),
    onlyIfPaid: onOff(false),
    maxOpenOrders: limit('orders', [1, 500]),
  },
  scheduling: {
    enabled: onOff(false),
    minLeadMin: whole('minutes', [0, DAY_MIN], 60),
    /** After today, by the calendar of the branch. */
    maxDays: whole('days', [0, 30], 2),
    /** How long a slot is; the day begins with one. */
    slotMin: oneOf(['15', '30', '60'], '30'),
    /** Orders for one slot. */
    slotCapacity: limit('orders', [1, 500]),
  },
  privacy: {
    /** What a kitchen is told of who ordered. */
    kitchenName: oneOf(['FIRST_NAME', 'HIDDEN'], 'FIRST_NAME'),
    /** What those who see orders masked are told of a phone. */
    maskedPhone: oneOf(['HIDDEN', 'LAST_DIGITS'], 'HIDDEN'),
    /** Whether an order that has ended still tells its contact to those who see customers masked. */
    afterEnd: oneOf(['SHOWN', 'MASKED'], 'SHOWN'),
  },
  couriers: {
    /** Who finds a courier for an order: a person, or the server in one of two ways. */
    assign: oneOf(['BY_HAND', 'ROUND_ROBIN', 'LEAST_LOADED'], 'BY_HAND'),
    /** From when on the server looks for one. */
    assignOn: oneOf(['READY', 'ACCEPTED'], 'READY'),
    /** How long a courier has to answer before somebody else may be asked. */
    offerSec: whole('seconds', [20, 900], 120),
    /** Whether an order is handed over against the four digits its customer has. */
    requireDeliveryCode: onOff(false),
  },
  carts: {
    /** Whether a customer who agreed to it is written to, once, when they left their cart. */
    remind: onOff(false),
    /** How long after a cart counts as left. */
    remindAfterMin: whole('minutes', [10, DAY_MIN], 30),
  },
  feedback: {
    /** Whether a customer who left an e-mail is asked by mail, once, how their order was. */
    surveyMail: onOff(true),
    /** How long after they got it. */
    surveyAfterMin: whole('minutes', [10, DAY_MIN], 45),
  },
  printing: {
    /** Whether the kitchen's tickets go to its printers: always, while no screen is there to show them, or never. */
    kitchenTickets: oneOf(['ALWAYS', 'WITHOUT_SCREEN', 'NEVER'], 'ALWAYS'),
    /** Whether the phone of the customer stands on the ticket. */
    phone: onOff(true),
    /** A line below everything else. */
    footer: line(120),
  },
} as const satisfies Record<string, Record<string, Setting>>;

type Declared = typeof SETTINGS;
export type SettingGroup = keyof Declared;

/** What every setting of a branch is, group by group. */
export type SettingValues = {
  -readonly [Group in SettingGroup]: {
    -readonly [Name in keyof Declared[Group]]: ValueOf<Declared[Group][Name]>;
  };
};

/** `<group>.<name>` */
export type SettingKey = {
  [Group in SettingGroup]: `${Group}.${keyof Declared[Group] & string}`;
}[SettingGroup];

/** One declared setting with where it belongs. */
export interface DeclaredSetting {
  key: SettingKey;
  group: SettingGroup;
  name: string;
  setting: Setting;
}

/** Every setting, in the order of the page. */
export const SETTING_LIST: readonly DeclaredSetting[] = Object.entries(SETTINGS).flatMap(
  ([group, settings]) =>
    Object.entries<Setting>(settings).map(([name, setting]) => ({
      key: `${group}.${name}` as SettingKey,
      group: group as SettingGroup,
      name,
      setting,
    })),
);
