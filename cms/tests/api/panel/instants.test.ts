import { expect, it } from 'vitest';
import { newBusiness } from '../support/business';
import { DAY_MS, ago, later } from '../support/instants';
import { panel, ROWS } from '../support/panel';
import { invite } from '../support/team';

it('the panel filters and sorts by instants, whichever way a table keeps them', async () => {
  const business = await newBusiness();
  const { id } = await invite(business);
  const superAdmin = await panel('strapi-super-admin');
  const found = async (query: string) => {
    const path = `${ROWS}/api::employees.invitation?filters[$and][0][userId][$eq]=${id}&sort=sentAt:DESC&${query}`;
    const { status, text, body } = await superAdmin.get<{ results: { sentAt: string }[] }>(path);
    expect(status, text).toBe(200);
    return body.results.length;
  };
  const yesterday = ago(DAY_MS).toISOString();
  const tomorrow = later(DAY_MS).toISOString();

  expect(await found(`filters[$and][1][sentAt][$gt]=${yesterday}`)).toBe(1);
  expect(await found(`filters[$and][1][sentAt][$lt]=${yesterday}`)).toBe(0);
  expect(
    await found(
      `filters[$and][1][sentAt][$between]=${yesterday}&filters[$and][1][sentAt][$between]=${tomorrow}`,
    ),
  ).toBe(1);
  expect(await found('filters[$and][1][sentAt][$notNull]=true')).toBe(1);
  expect(await found(`filters[$and][1][createdAt][$gt]=${yesterday}`)).toBe(1);
});
