import { expect, it, onTestFinished } from 'vitest';
import type { CourierPageDto } from '../../../src/contracts/courier-page';
import type { CourierDto } from '../../../src/contracts/couriers';
import { newBusiness } from '../support/business';
import { newCourier, tokenOf } from '../support/couriers';
import { fromServer } from '../support/server';
import { openEventStream, type EventStream } from '../support/stream';

const namesIn = (stream: EventStream) =>
  stream.received.flatMap(({ event, data }) => (event === 'page' ? [data.name] : []));
const named = (stream: EventStream, name: string) =>
  stream.until(({ event, data }) => event === 'page' && data.name === name);

it('the page of a courier never goes back, however long one look at it takes', async () => {
  const business = await newBusiness();
  const courier = await newCourier(business, { name: 'Ana' });
  const path = `/api/courier/${await tokenOf(business, courier)}/events`;
  const rename = async (name: string) => {
    const address = `/api/couriers/${courier.id}`;
    const { version } = (await business.owner.get<CourierDto>(address)).body.data;
    expect((await business.owner.send('PATCH', address, { version, name })).status).toBe(200);
  };
  const slow = await openEventStream(path);
  await named(slow, 'Ana');
  // It follows behind the slow one: what it was told, the slow one has looked for.
  const quick = await openEventStream(path);
  await named(quick, 'Ana');

  const reader = fromServer('./api/couriers/use-cases/read-courier-page') as {
    readCourierPage: (token: string, now: Date) => Promise<CourierPageDto>;
  };
  const { readCourierPage } = reader;
  onTestFinished(() => void (reader.readCourierPage = readCourierPage));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let looks = 0;
  reader.readCourierPage = async (token, now) => {
    const first = (looks += 1) === 1;
    const page = await readCourierPage(token, now);
    if (first) await held;
    return page;
  };
  for (const name of ['Bia', 'Cida']) {
    await rename(name);
    await named(quick, name);
  }
  release();
  for (const name of ['Bia', 'Cida']) await named(slow, name);
  await rename('Dora');
  await named(slow, 'Dora');
  expect(namesIn(slow)).toEqual(['Ana', 'Bia', 'Cida', 'Dora']);
  slow.close();
  quick.close();
});
