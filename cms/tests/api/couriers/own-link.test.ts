import { expect, it } from 'vitest';
import type { CourierLinkDto } from '../../../src/contracts/couriers';
import { newBusiness } from '../support/business';
import type { Client } from '../support/client';
import { newCourier } from '../support/couriers';
import { member } from '../support/team';

const ownLink = (client: Client) => client.get<CourierLinkDto | null>('/api/couriers/own-link');

it('is the address of the phone page of the courier who asks, and of nobody else', async () => {
  const business = await newBusiness();
  const person = await member(business, 'courier');
  expect((await ownLink(person.client)).body.data).toBeNull();

  await newCourier(business);
  const own = await newCourier(business, { personId: person.id });
  const { body } = await ownLink(person.client);
  const { body: given } = await business.owner.get<CourierLinkDto>(`/api/couriers/${own.id}/link`);
  expect(body.data?.url).toBe(given.data.url);
  expect((await ownLink(business.owner)).body.data).toBeNull();
});
