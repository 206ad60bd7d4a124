import type { OrderCardDto } from '@contracts/orders';
import { ofOneOrder, pressesAt, queueName, type UnsentPress } from './queued-presses';
import { currentOf, sendAction } from '../actions/send-action';
import { useSending } from '../actions/use-sending';
import { ApiError, isNotAnswered } from '@shared/api/error';
import type { Sent } from '@shared/state/persisted-list';

const listeners = new Set<(card: OrderCardDto) => void>();

/** Calls `listener` with every order that the server answers with to what was kept. */
export function onPressAnswered(listener: (card: OrderCardDto) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const answered = (card: OrderCardDto) => listeners.forEach((listener) => listener(card));

/** What an answer means is the kitchen's code, which other pages load once there is something to be sent. */
const loadRules = () => import('./unsent-presses').catch(() => null);

/** Sends what was pressed in the kitchen of a branch while the line was down, in its order, each once; from every page. */
export function usePressSending(branchId: string, offline: boolean): void {
  const { queue, refusals } = pressesAt(branchId);

  const send = async (press: UnsentPress): Promise<Sent> => {
    const rules = await loadRules();
    if (!rules) return 'no-line';
    const answer = await sendAction(press, press.action, press.words, press).catch((error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    });
    if (!(answer instanceof ApiError)) {
      queue.change((now) => rules.afterAnswer(now, answer));
      answered(answer);
      return 'settled';
    }
    if (isNotAnswered(answer)) return 'no-line';
    if (answer.status >= 500) return 'stuck';
    const current = currentOf(answer);
    if (current && rules.hasHappened(press, current)) queue.change((now) => rules.afterAnswer(now, current));
    else {
      queue.change((now) => rules.afterRefusal(now, press));
      refusals.change((before) => [...before, { press, state: current?.state ?? null }]);
    }
    if (current) answered(current);
    return 'settled';
  };

  useSending(queue, { name: queueName(branchId), offline, send, standsOn: ofOneOrder });
}
