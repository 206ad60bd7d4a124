import { createHmac } from 'node:crypto';
import type { IntakeDto, NewIntakeKeyDto } from '../../../src/contracts/feedback';
import { anonymous, unique, type TestBusiness } from './business';
import { now, nowMs, SECOND_MS } from './instants';

export async function newIntakeKey({ owner }: TestBusiness): Promise<NewIntakeKeyDto> {
  const answer = await owner.post<NewIntakeKeyDto>('/api/feedback/intake-key', {});
  if (answer.status !== 201) throw new Error(`No key was made: ${answer.text}`);
  return answer.body.data;
}

/** An answer as Falaê sends it. */
export const falaeAnswer = (more: object = {}) => ({
  nps: 3,
  discursive_question: 'Chegou frio',
  questions: [{ id: 7, name: 'Sabor', suggestion: 'Ruim' }],
  created_at: now().toISOString(),
  search_id: unique('search'),
  response_channel: 'WHATSAPP',
  ...more,
});

/** Sends an answer, signed with the key unless headers say otherwise. */
export function sendIntake(key: { keyId: string; secret: string }, body: object, headers: object = {}) {
  const timestamp = String(Math.floor(nowMs() / SECOND_MS));
  const of = { 'x-intake-timestamp': timestamp, ...headers };
  const signature = createHmac('sha256', key.secret)
    .update(`${of['x-intake-timestamp']}.${JSON.stringify(body)}`)
    .digest('hex');
  return anonymous.post<IntakeDto>('/api/feedback/intake', body, {
    'x-intake-key': key.keyId,
    'x-intake-signature': `sha256=${signature}`,
    ...of,
  });
}
