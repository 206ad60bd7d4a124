import { writeAudit } from '../../src/audit/audit';
import {
  commentSearchOf,
  emptyFeedback,
  insertFeedback,
  type StoredFeedback,
} from '../../src/api/feedback/store/feedback';
import { newFeedback, type Answer } from '../../src/api/feedback/use-cases/give-feedback';
import type { StoredOrder } from '../../src/api/orders/store/order-row';
import { newId } from '../../src/database/ids';
import type { Tx } from '../../src/database/transaction';
import { feedbackDueAt, feedbackKind, NPS_MAX, type FeedbackTag } from '../../src/domain/feedback';
import { businessDay, HOUR_MS } from '../../src/domain/time';
import type { BuiltBranch, BuiltBusiness } from '../build/business';
import type { BuiltProduct } from '../build/menu';
import type { RecentFeedbackPlan } from '../feedback-plan';
import { randomFrom, seedOf, type Random } from '../random';
import { FeedbackTeam } from './feedback-team';
import type { Guest } from './guests';
import { answerTo, lateMinutes } from './survey-answer';

/** Whoever left an e-mail was asked by mail, and answers more often. */
const WITH_EMAIL = 1.7;
const WITHOUT_EMAIL = 0.6;
/** Whoever waited has more to say. */
const WHEN_LATE = 1.3;
/** An answer of the last days is about an order of so long before it. */
const RECENT_MS = 40 * HOUR_MS;
const KEEP_MS = 96 * HOUR_MS;
/** Detractors of so long ago were answered by the team. */
const WORKED_ON_MS = 20 * HOUR_MS;

interface Candidate {
  order: StoredOrder;
  guest: Guest;
}

/** What the customers of a branch said of their orders, and what its team did about it. */
export class Answers {
  private readonly random: Random;
  private readonly team: FeedbackTeam;
  private readonly poorProductId: string | null;
  private unanswered: Candidate[] = [];
  private external = 0;

  constructor(
    private readonly tx: Tx,
    private readonly business: BuiltBusiness,
    private readonly branch: BuiltBranch,
    private readonly products: readonly BuiltProduct[],
    private readonly now: Date,
  ) {
    this.random = randomFrom(seedOf(`feedback of ${branch.plan.row.slug}`));
    this.team = new FeedbackTeam(business, branch, this.random);
    this.poorProductId = this.idOf(branch.plan.feedback.poorProduct);
  }

  /** Some customers answer the survey within a day after the hand-over of their order. */
  async afterOrder(order: StoredOrder, guest: Guest, oftenLate: boolean): Promise<void> {
    const { random, branch, business } = this;
    const handedOver = Date.parse(order.deliveredAt ?? order.placedAt);
    const givenAt = new Date(handedOver + random.between(0.5, 26) * HOUR_MS);
    const lateMin = lateMinutes(order);
    const asked = branch.plan.feedback.share * (guest.email ? WITH_EMAIL : WITHOUT_EMAIL);
    const share = lateMin > 0 ? asked * WHEN_LATE : asked;
    if (!random.chance(share) || givenAt >= this.now) {
      if (handedOver > this.now.getTime() - KEEP_MS) this.unanswered.push({ order, guest });
      return;
    }
    const experience = {
      type: order.type,
      lateMin,
      oftenLate,
      poorProduct: order.items.some(({ productId }) => productId === this.poorProductId),
    };
    const answer = answerTo(experience, business.plan.feedback, random);
    const row = newFeedback(order, answer, givenAt);
    const settled =
      row.kind === 'DETRACTOR' && givenAt.getTime() < this.now.getTime() - WORKED_ON_MS
        ? this.team.settle(row, guest)
        : { row, steps: [] };
    await this.store(settled.row, { order, guest });
    for (const step of settled.steps) await writeAudit(this.tx, step);
  }

  /** Gives the answers of the last days that the plan names, each about an order that fits it. */
  async giveRecent(isOftenLate: (courierName: string | null) => boolean): Promise<void> {
    const { recent, unmatched } = this.branch.plan.feedback;
    for (const plan of recent) {
      const givenAt = new Date(this.now.getTime() - plan.hoursAgo * HOUR_MS);
      const found = this.orderFor(plan, givenAt, isOftenLate);
      if (!found) continue;
      this.unanswered = this.unanswered.filter((each) => each !== found);
      const answer: Answer = { ...NO_RATINGS, nps: plan.nps, comment: plan.comment, tags: [...plan.tags] };
      const given = newFeedback(found.order, answer, givenAt);
      const row = plan.source === 'FALAE' ? { ...given, ...this.fromFalae(plan.nps) } : given;
      await this.store(plan.inContact ? this.team.contact(row) : row, found);
    }
    if (unmatched) await this.store(this.unmatchedRow(unmatched), null);
  }

  private orderFor(
    { tags, about }: RecentFeedbackPlan,
    givenAt: Date,
    isOftenLate: (courierName: string | null) => boolean,
  ): Candidate | null {
    const needsCourier = tags.some((tag) => NEEDS_COURIER.includes(tag));
    const product = this.idOf(about ?? null);
    const fit = ({ order }: Candidate): number =>
      (product !== null && order.items.some(({ productId }) => productId === product) ? 4 : 0) +
      (needsCourier && isOftenLate(order.courier?.name ?? null) ? 2 : 0) +
      (needsCourier && lateMinutes(order) > 0 ? 1 : 0);
    const candidates = this.unanswered.filter(({ order }) => {
      const age = givenAt.getTime() - Date.parse(order.deliveredAt ?? order.placedAt);
      return age > HOUR_MS / 2 && age < RECENT_MS && (!needsCourier || order.type === 'DELIVERY');
    });
    return candidates.sort((a, b) => fit(b) - fit(a))[0] ?? null;
  }

  private fromFalae(nps: number) {
    const words = this.business.plan.feedback.falae;
    this.external += 1;
    return {
      source: 'FALAE',
      externalId: `demo-${this.branch.plan.row.slug}-${this.external}`,
      responseChannel: 'WhatsApp',
      answers: words ? [{ id: '1', name: words.name, suggestion: nps >= 7 ? words.good : words.bad }] : [],
    } satisfies Partial<StoredFeedback>;
  }

  private unmatchedRow({ hoursAgo, nps, comment }: { hoursAgo: number; nps: number; comment: string }) {
    const { id: branchId, businessId, plan } = this.branch;
    const givenAt = new Date(this.now.getTime() - hoursAgo * HOUR_MS);
    return {
      ...emptyFeedback(businessId, givenAt),
      ...this.fromFalae(nps),
      id: newId(),
      branchId,
      businessDay: businessDay(givenAt, plan.row.timezone, plan.row.closeoutTime),
      nps: Math.min(NPS_MAX, nps),
      kind: feedbackKind(nps),
      comment,
      commentSearch: commentSearchOf(comment),
      tags: [],
      dueAt: feedbackDueAt(nps, 'NEW', givenAt.toISOString()),
    } satisfies StoredFeedback;
  }

  /** Stores an answer, and on its order that it was asked for and given. */
  private async store(row: StoredFeedback, about: Candidate | null): Promise<void> {
    if ((await insertFeedback(this.tx, row)) === 0) throw new Error('The order was answered twice');
    if (!about) return;
    const { order, guest } = about;
    const { id: entityId, businessId, branchId, customerName } = order;
    const at = new Date(row.givenAt);
    if (guest.email)
      await this.tx.run(
        'UPDATE orders SET customer_email = ?, surveyed_at = ? WHERE document_id = ? AND business_id = ?',
        [guest.email, at, entityId, businessId],
      );
    if (row.source === 'SURVEY')
      await writeAudit(this.tx, {
        ...{ at, businessId, branchId, actor: { kind: 'CUSTOMER', name: customerName } },
        ...{ entity: 'order', entityId, action: 'give-feedback' },
      });
  }

  private idOf(slug: string | null): string | null {
    return this.products.find(({ plan }) => plan.slug === slug)?.id ?? null;
  }
}

const NO_RATINGS = { foodRating: null, deliveryRating: null, serviceRating: null };
const NEEDS_COURIER: readonly FeedbackTag[] = ['LATE', 'COURIER'];
