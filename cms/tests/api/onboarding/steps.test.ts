import { beforeAll, describe, expect, it } from 'vitest';
import type { OnboardingDto } from '../../../src/contracts/onboarding';
import { bareBusiness, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newBranch } from '../support/branches';
import { countOf, rows } from '../support/database';
import { newOrder } from '../support/ordering';
import { newProduct } from '../support/menu';
import { performAction, cardOf } from '../support/states';

const SKIPPABLE = ['business', 'hours', 'zones', 'payments', 'menu', 'team', 'test-order'];

const stepsOf = (answer: { body: { data: OnboardingDto } }) =>
  Object.fromEntries(answer.body.data.steps.map(({ step, state }) => [step, state]));

describe('putting a step off', () => {
  let business: Omit<TestBusiness, 'branch'>;
  beforeAll(async () => {
    business = await bareBusiness();
  });

  it('is kept for every step that can wait, also when two are put off at once', async () => {
    const answers = await Promise.all(
      SKIPPABLE.map((step) => business.owner.post<OnboardingDto>(`/api/onboarding/${step}/skip`)),
    );
    for (const { status } of answers) expect(status).toBe(200);
    const steps = stepsOf(await business.owner.get<OnboardingDto>('/api/onboarding'));
    for (const step of SKIPPABLE) expect(steps[step], step).toBe('SKIPPED');
  });

  it('is refused for what all the rest stands on, and for what is no step', async () => {
    for (const step of ['branch', 'go-live'])
      expect(refusal(await business.owner.post(`/api/onboarding/${step}/skip`))).toEqual([
        422,
        'STEP_NOT_SKIPPABLE',
      ]);
    expect(refusal(await business.owner.post('/api/onboarding/chatbot/skip'))).toEqual([404, 'NOT_FOUND']);
  });

  it('is noted and told to the other screens', async () => {
    const audits = `business_id = ? AND entity = 'business' AND action = 'skip-step'`;
    expect(await countOf('audit_entries', audits, [business.id])).toBe(SKIPPABLE.length);
    expect(await countOf('events', `business_id = ? AND type = 'business.changed'`, [business.id])).toBe(
      SKIPPABLE.length,
    );
  });
});

describe('what is done', () => {
  it('is read from what the business has, not from what was said', async () => {
    const business = await newBusiness();
    const before = stepsOf(await business.owner.get<OnboardingDto>('/api/onboarding'));
    expect(before).toMatchObject({
      branch: 'DONE',
      hours: 'DONE',
      zones: 'DONE',
      payments: 'DONE',
      menu: 'TODO',
      team: 'TODO',
      'test-order': 'TODO',
      'go-live': 'DONE',
    });
    const product = await newProduct(business);
    await business.person('attendant');
    const { id } = await newOrder(business, product);
    await performAction(business.owner, await cardOf(business, id), 'accept');
    const after = stepsOf(await business.owner.get<OnboardingDto>('/api/onboarding'));
    expect(after).toMatchObject({ menu: 'DONE', team: 'DONE', 'test-order': 'DONE' });
  });

  it('is about the first branch the person reaches', async () => {
    const business = await newBusiness();
    const second = await newBranch(business.owner);
    const manager = await business.person('manager', { branchIds: [second.id] });
    const { body } = await manager.get<OnboardingDto>('/api/onboarding');
    expect(body.data.branch).toMatchObject({ id: second.id, live: false });
  });

  it('is nobody else’s to see', async () => {
    const business = await newBusiness();
    for (const role of ['attendant', 'kitchen', 'marketing'] as const) {
      const person = await business.person(role);
      expect(refusal(await person.get('/api/onboarding'))).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('is said in the language of who asks', async () => {
    const business = await bareBusiness();
    const told = async (language: string) =>
      (await business.owner.get<OnboardingDto>('/api/onboarding', { 'accept-language': language })).body.data
        .obstacles[0]?.message;
    expect(await told('pt-BR')).toBe('Ainda não há uma unidade.');
    expect(await told('es')).toBe('Todavía no hay una sucursal.');
  });
});

it('keeps what a row of a business had beside the steps', async () => {
  const business = await bareBusiness({ onboarding: { team: 'SKIPPED', menu: 'DONE' } });
  await business.owner.post('/api/onboarding/zones/skip');
  const steps = stepsOf(await business.owner.get<OnboardingDto>('/api/onboarding'));
  expect(steps).toMatchObject({ team: 'SKIPPED', zones: 'SKIPPED', menu: 'TODO' });
  const [row] = await rows<{ onboarding: unknown }>(
    'SELECT onboarding FROM businesses WHERE document_id = ?',
    [business.id],
  );
  const kept: unknown = typeof row?.onboarding === 'string' ? JSON.parse(row.onboarding) : row?.onboarding;
  expect(kept).toEqual({ team: 'SKIPPED', menu: 'DONE', zones: 'SKIPPED' });
});
