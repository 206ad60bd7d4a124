import type { StoredOrder } from '../../src/api/orders/store/order-row';
import type { Answer } from '../../src/api/feedback/use-cases/give-feedback';
import { ratedParts, type FeedbackKind, type FeedbackTag, type RatedPart } from '../../src/domain/feedback';
import { MINUTE_MS } from '../../src/domain/time';
import type { Complaint, FeedbackWords } from '../feedback-plan';
import type { Random } from '../random';

/** What of an order decides on its answer. */
export interface Experience {
  type: StoredOrder['type'];
  /** Minutes after the promise; 0 or less is in time. */
  lateMin: number;
  /** Whether it was carried by the courier who is often late. */
  oftenLate: boolean;
  /** Whether the product that disappoints was in it. */
  poorProduct: boolean;
}

type Weights = readonly [promoter: number, passive: number, detractor: number];

const WEIGHTS = {
  usual: [86, 11, 3],
  late: [35, 33, 32],
  veryLate: [10, 25, 65],
  oftenLate: [48, 28, 24],
  poorProduct: [28, 30, 42],
} as const satisfies Record<string, Weights>;
const VERY_LATE_MIN = 10;

/** By how many minutes an order was handed over after its promise. */
export const lateMinutes = ({ promisedAt, deliveredAt }: StoredOrder): number =>
  promisedAt === null || deliveredAt === null
    ? 0
    : (Date.parse(deliveredAt) - Date.parse(promisedAt)) / MINUTE_MS;

/** What a customer says of an order: score, ratings, tags and comment fit each other and what happened. */
export function answerTo(experience: Experience, words: FeedbackWords, random: Random): Answer {
  const [promoter, passive, detractor] = weightsOf(experience);
  const kind = random.weighted<FeedbackKind>([
    ['PROMOTER', promoter],
    ['PASSIVE', passive],
    ['DETRACTOR', detractor],
  ]);
  const complains = kind === 'DETRACTOR' || (kind === 'PASSIVE' && random.chance(0.45));
  const complaint = complains ? complaintOf(experience, random) : null;
  const nps = scoreOf(kind, experience, random);
  const ratings = ratingsOf(experience.type, { kind, complaint }, random);
  return {
    nps,
    comment: commentOf(experience.type, { kind, complaint }, words, random),
    foodRating: ratings.food ?? null,
    deliveryRating: ratings.delivery ?? null,
    serviceRating: ratings.service ?? null,
    tags: complaint === null ? [] : tagsOf(complaint, random),
  };
}

function weightsOf({ lateMin, oftenLate, poorProduct }: Experience): Weights {
  if (lateMin > VERY_LATE_MIN) return WEIGHTS.veryLate;
  if (lateMin > 0) return WEIGHTS.late;
  if (poorProduct) return WEIGHTS.poorProduct;
  return oftenLate ? WEIGHTS.oftenLate : WEIGHTS.usual;
}

function scoreOf(kind: FeedbackKind, { lateMin }: Experience, random: Random): number {
  if (kind === 'PROMOTER') return random.chance(0.68) ? 10 : 9;
  if (kind === 'PASSIVE') return random.chance(0.6) ? 8 : 7;
  return random.integer(lateMin > VERY_LATE_MIN ? 0 : 3, lateMin > VERY_LATE_MIN ? 5 : 6);
}

function complaintOf(experience: Experience, random: Random): Complaint {
  const { type, lateMin, oftenLate, poorProduct } = experience;
  const delivered = type === 'DELIVERY';
  if (lateMin > 0 && !delivered) return 'WAITED_AT_COUNTER';
  if (lateMin > 0) return oftenLate && random.chance(0.3) ? 'COURIER' : 'LATE';
  if (poorProduct) return 'POOR_PRODUCT';
  if (oftenLate && random.chance(0.7)) return 'COURIER';
  return random.weighted<Complaint>([
    ['COLD', delivered ? 3 : 0],
    ['MISSING_ITEM', 3],
    ['WRONG_ITEM', 2],
    ['TASTE', 2],
    ['PORTION', 2],
    ['PACKAGING', delivered ? 2 : 0],
    ['SERVICE', 2],
    ['PRICE', 2],
  ]);
}

/** The tags of a complaint, in the order in which answers are stored. */
function tagsOf(complaint: Complaint, random: Random): FeedbackTag[] {
  const extra: FeedbackTag[] = random.chance(0.25) ? ['COLD'] : [];
  if (complaint === 'LATE') return [...extra, 'LATE'];
  if (complaint === 'WAITED_AT_COUNTER') return ['LATE'];
  if (complaint === 'POOR_PRODUCT') return ['TASTE'];
  return [complaint];
}

const partOf = (complaint: Complaint): RatedPart => {
  if (complaint === 'LATE' || complaint === 'COURIER') return 'delivery';
  return ['SERVICE', 'PRICE', 'WAITED_AT_COUNTER'].includes(complaint) ? 'service' : 'food';
};

interface Verdict {
  kind: FeedbackKind;
  complaint: Complaint | null;
}

function ratingsOf(
  type: StoredOrder['type'],
  { kind, complaint }: Verdict,
  random: Random,
): Partial<Record<RatedPart, number>> {
  if (random.chance(0.2)) return {};
  const bad = complaint && partOf(complaint);
  return Object.fromEntries(
    ratedParts(type).map((part) => {
      if (part === bad) return [part, kind === 'DETRACTOR' ? random.integer(1, 2) : 3];
      if (kind === 'PROMOTER') return [part, random.chance(0.85) ? 5 : 4];
      return [part, kind === 'PASSIVE' ? random.integer(4, 5) : random.integer(3, 5)];
    }),
  );
}

const SHARE_OF_COMMENTS: Record<FeedbackKind, number> = { PROMOTER: 0.45, PASSIVE: 0.5, DETRACTOR: 0.85 };

function commentOf(
  type: StoredOrder['type'],
  { kind, complaint }: Verdict,
  words: FeedbackWords,
  random: Random,
): string | null {
  if (!random.chance(SHARE_OF_COMMENTS[kind])) return null;
  if (complaint !== null) return random.pick(words.complaints[complaint]);
  if (kind === 'PASSIVE') return random.pick(words.fair);
  return random.pick(type === 'DELIVERY' && random.chance(0.4) ? words.deliveryPraise : words.praise);
}
