import { actorOf, type Actor } from '../../src/audit/audit';
import type { StoredFeedback } from '../../src/api/feedback/store/feedback';
import { HOUR_MS } from '../../src/domain/time';
import type { Viewer } from '../../src/sessions/viewer';
import type { BuiltBranch, BuiltBusiness } from '../build/business';
import { personAt } from '../build/people';
import type { FeedbackWords } from '../feedback-plan';
import type { Random } from '../random';
import type { Guest } from './guests';

interface Step {
  at: Date;
  businessId: string;
  branchId: string | null;
  actor: Actor;
  entity: 'feedback';
  entityId: string;
  action: 'reply' | 'contact' | 'resolve';
  before: object;
  after: object;
}

/** What the people of a branch did about bad answers. */
export class FeedbackTeam {
  private readonly people: readonly Viewer[];
  private readonly words: FeedbackWords;

  constructor(
    { people, plan }: BuiltBusiness,
    { id }: BuiltBranch,
    private readonly random: Random,
  ) {
    this.people = [personAt(people, 'manager', id), personAt(people, 'attendant', id)];
    this.words = plan.feedback;
  }

  /** Somebody has taken it on and has not replied yet. */
  contact(row: StoredFeedback): StoredFeedback {
    const [person] = this.people;
    const contactedAt = new Date(Date.parse(row.givenAt) + 3 * HOUR_MS).toISOString();
    return person
      ? { ...row, ...ownedBy(person), state: 'IN_CONTACT', contactedAt, dueAt: null, version: 3 }
      : row;
  }

  /** Answered within the day and settled: by mail where the customer has an address, else by phone. */
  settle(row: StoredFeedback, guest: Guest): { row: StoredFeedback; steps: Step[] } {
    const { random, words } = this;
    const person = random.pick(this.people);
    const contacted = new Date(Date.parse(row.givenAt) + random.between(0.4, 8) * HOUR_MS);
    const resolved = new Date(contacted.getTime() + random.between(0.5, 10) * HOUR_MS);
    const reply = guest.email ? this.replyTo(row, guest) : null;
    const [contactedAt, resolvedAt] = [contacted.toISOString(), resolved.toISOString()];
    const settled: StoredFeedback = {
      ...row,
      ...ownedBy(person),
      ...(reply !== null && { reply, repliedAt: contactedAt, repliedByName: person.name }),
      contactedAt,
      resolvedAt,
      resolution: random.pick(words.resolutions[reply === null ? 'called' : 'replied']),
      state: 'RESOLVED',
      dueAt: null,
      version: 4,
    };
    const { id: entityId, businessId, branchId } = row;
    const about = { businessId, branchId, actor: actorOf(person), entity: 'feedback', entityId } as const;
    const states = (from: StoredFeedback['state'], to: StoredFeedback['state']) => ({
      before: { state: from, ownerName: person.name },
      after: { state: to, ownerName: person.name },
    });
    return {
      row: settled,
      steps: [
        {
          ...about,
          ...states('NEW', 'IN_CONTACT'),
          at: contacted,
          action: reply === null ? 'contact' : 'reply',
        },
        { ...about, ...states('IN_CONTACT', 'RESOLVED'), at: resolved, action: 'resolve' },
      ],
    };
  }

  private replyTo({ tags }: StoredFeedback, { name }: Guest): string {
    const { late, food, other } = this.words.replies;
    const isLate = tags.includes('LATE') || tags.includes('COURIER');
    const isFood = !tags.some((tag) => tag === 'SERVICE' || tag === 'PRICE');
    const text = this.random.pick(isLate ? late : isFood ? food : other);
    return text.replace('{name}', name.split(' ')[0] ?? '');
  }
}

const ownedBy = ({ userId, name }: Viewer) => ({ ownerId: String(userId), ownerName: name });
