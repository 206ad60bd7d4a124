/** The life cycle of a customer. A block that has ended counts as none: see `isBlocked`. */
export const CUSTOMER_STATES = ['ACTIVE', 'BLOCKED', 'ANONYMIZED'] as const;
export type CustomerState = (typeof CUSTOMER_STATES)[number];

/** How a customer came to be known. */
export const CUSTOMER_SOURCES = ['STORE', 'PHONE', 'COUNTER', 'CHATBOT', 'IMPORT', 'STAFF'] as const;
export type CustomerSource = (typeof CUSTOMER_SOURCES)[number];

export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 30;
export const MAX_ADDRESSES = 20;
/** How many customers are merged at once. */
export const MAX_MERGED = 20;

/** Whether the store refuses the customer's orders at `now`: a block without an end never ends. */
export const isBlocked = (
  { state, blockedUntil }: { state: CustomerState; blockedUntil: string | null },
  now: Date,
): boolean => state === 'BLOCKED' && (blockedUntil === null || Date.parse(blockedUntil) > now.getTime());

/** Where a business reaches a customer. */
export const CONSENT_CHANNELS = ['EMAIL', 'WHATSAPP', 'SMS', 'PHONE'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** What a business writes a customer for. */
export const CONSENT_PURPOSES = ['MARKETING', 'ORDER_UPDATES', 'SURVEY', 'CART_REMINDER'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** By which way a consent was given or withdrawn. */
export const CONSENT_SOURCES = ['STAFF', 'STORE', 'LINK', 'IMPORT'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** Why two customers may be one person. */
export const DUPLICATE_REASONS = [
  'SAME_PHONE_WITHOUT_NINTH_DIGIT',
  'SAME_EMAIL',
  'SAME_NAME_AND_ADDRESS',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];
