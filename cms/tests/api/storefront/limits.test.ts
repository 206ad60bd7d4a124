import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import en from '../../../src/errors/messages.en.json';
import es from '../../../src/errors/messages.es.json';
import ptBR from '../../../src/errors/messages.pt-BR.json';
import { newBusiness, type TestBranch, type TestBusiness } from '../support/business';
import { client, refusal } from '../support/client';
import { newCourier, tokenOf } from '../support/couriers';
import { newCoupon } from '../support/coupon';
import { newProduct } from '../support/menu';
import { newOrder, newPhone, orderBody } from '../support/ordering';
import { tally } from '../support/proof';
import {
  expectLimit,
  expectWait,
  get,
  newNetwork,
  post,
  startBehindProxy,
  type Limit,
  type Ask,
} from '../support/rate-limits';
import { freePort, newHome, spawnServer } from '../support/spawned';
import { openEventStream, type EventStream } from '../support/stream';

/** How much a network may ask, and how much more each further instance may let through unasked. */
const LIMITS = {
  quotes: { most: 300, step: 30 },
  pages: { most: 600, step: 60 },
  tracking: { most: 600, step: 60 },
  orders: { most: 30, step: 3 },
  refusedCoupons: { most: 20, step: 2 },
};
/** How many streams may be open at a time on an instance: of a network, of all customers together, of a courier. */
const STREAMS = { ofNetwork: 300, ofCustomers: 5000, ofCourier: 30 };
const AT_ONCE = 10;
const PATIENCE_MS = 300_000;
const SENTENCES = { en, 'pt-BR': ptBR, es };

let business: TestBusiness;
let elsewhere: TestBranch;
let product: string;
let urls: string[];

/** Data is there before the servers are: on SQLite they have a copy of it. */
beforeEach(async () => {
  business = await newBusiness();
  elsewhere = await business.addBranch();
  product = (await newProduct(business)).id;
});

/** Has the store of the business stand at an address from now on; answers the one that it had. */
async function movedTo(slug: string): Promise<string> {
  const { owner, branch } = business;
  const address = `/api/branches/${branch.id}`;
  for (const next of [`${slug}-formerly`, slug]) {
    const { version } = (await owner.get<{ version: number }>(address)).body.data;
    expect((await owner.send('PATCH', address, { version, slug: next })).status).toBe(200);
  }
  return `${slug}-formerly`;
}

const openingOf: Ask = (url, address) =>
  client(null, url).get(`/m/${business.branch.slug}/opening.ics`, { 'x-forwarded-for': address });

const quote = ({ slug }: TestBranch = business.branch): Ask =>
  post(`${slug}/quote`, {
    type: 'TAKEOUT',
    items: [{ productId: product, quantity: 1 }],
    phone: newPhone(),
  });
const order = (more: object = {}): Ask =>
  post(`${business.branch.slug}/orders`, orderBody(product, 2000, more));

/** Asks all instances in turn, some at once, until one of them refuses; answers how often it was let through. */
async function untilRefused({ most }: Limit, ask: () => Ask, addresses: string[]): Promise<number> {
  let through = 0;
  for (let asked = 0; asked < 2 * most; ) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => {
        const turn = asked;
        asked += 1;
        return ask()(urls[turn % urls.length]!, addresses[turn % addresses.length]!);
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    through += AT_ONCE - refused.length;
    refused.forEach(expectWait);
    if (refused.length > 0) break;
  }
  return through;
}

/** Follows something as somebody whose address the proxy names. */
const follow = (path: string, address: string): Promise<EventStream> =>
  openEventStream(`/api/${path}`, {
    origin: urls[0]!,
    cookie: business.owner.cookie,
    ask: (url, asked) => {
      const headers = new Headers(asked.headers);
      headers.set('x-forwarded-for', address);
      return fetch(url, { ...asked, headers });
    },
  });

/** Opens so many streams, some at once; all of them are let in. */
async function openMany(
  count: number,
  open: (number: number) => Promise<EventStream>,
): Promise<EventStream[]> {
  const streams: EventStream[] = [];
  while (streams.length < count) {
    const some = Array.from({ length: Math.min(100, count - streams.length) }, (_, next) =>
      open(streams.length + next),
    );
    streams.push(...(await Promise.all(some)));
  }
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  return streams;
}

/** That a stream is not let in, with when to try again. */
async function expectNoPlace(opening: Promise<EventStream>, status = 429): Promise<void> {
  const refused = await opening;
  expect(refused.status).toBe(status);
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d{0,3}$/);
}

/** That one is let in, once the server has noticed that others were closed. */
const untilPlace = (open: () => Promise<EventStream>): Promise<EventStream> =>
  vi.waitFor(
    async () => {
      const stream = await open();
      expect(stream.status).toBe(200);
      return stream;
    },
    { timeout: 20_000, interval: 200 },
  );

describe('where no proxy says who asks', () => {
  it(
    'this machine is limited as any other network, unless a setting exempts it',
    async () => {
      const home = await newHome();
      const start = async (exempt: string) => {
        const env = { TRUST_PROXY: '0', RATE_LIMIT_EXEMPT_NETWORKS: exempt };
        const server = await spawnServer(home, { port: await freePort(), env });
        urls = [server.url];
        return server;
      };
      // A visitor's own X-Forwarded-For is ignored here.
      const forged = ['203.0.113.9', '203.0.113.10'];
      const wrongTotal = () => order({ expectedTotalCents: 1 });

      const server = await start('');
      expectLimit(await untilRefused(LIMITS.orders, wrongTotal, forged), LIMITS.orders, urls.length);
      expectLimit(
        await untilRefused(LIMITS.pages, () => get(elsewhere.slug), forged),
        LIMITS.pages,
        urls.length,
      );
      await server.end('SIGTERM');

      await start('127.0.0.0/8');
      expect(await untilRefused(LIMITS.orders, wrongTotal, forged)).toBe(2 * LIMITS.orders.most);
    },
    PATIENCE_MS,
  );
});

describe('a network may ask a store', () => {
  it(
    'for so many quotes, pages and orders on their way a minute, on all instances together',
    async () => {
      const { token } = await newOrder(business, { id: product, priceCents: 2000 });
      const { slug } = business.branch;
      const formerly = await movedTo(slug);
      urls = await startBehindProxy();
      const address = newNetwork();
      expectLimit(await untilRefused(LIMITS.quotes, quote, [address]), LIMITS.quotes, urls.length);
      for (const url of urls) {
        expectWait(await quote()(url, address));
        // Nobody else has to wait, nor does the network at another store or for another question.
        expect((await quote()(url, newNetwork())).status).toBe(200);
        expect((await quote(elsewhere)(url, address)).status).toBe(200);
        expect((await get(`${slug}/menu`)(url, address)).status).toBe(200);
        for (const language of LANGUAGES) {
          const { body } = await post(`${slug}/quote`, {}, { 'accept-language': language })(url, address);
          expect(body.error.message).toBe(SENTENCES[language].TOO_MANY_REQUESTS);
        }
      }
      // Profile, menu and the stream of its news count together; so do an order, its stream and tokens nobody has.
      let turn = 0;
      const reader = newNetwork();
      const pages = [get(slug), get(`${slug}/menu`)];
      expectLimit(
        await untilRefused(LIMITS.pages, () => pages[(turn += 1) % 2]!, [reader]),
        LIMITS.pages,
        urls.length,
      );
      const orders = [get(`orders/${token}`), get('orders/nobody-has-this-one')];
      expectLimit(
        await untilRefused(LIMITS.tracking, () => orders[(turn += 1) % 2]!, [reader]),
        LIMITS.tracking,
        urls.length,
      );
      for (const url of urls) {
        // An address that the store had before is no way around.
        for (const path of [slug, `${slug}/menu`, `${slug}/menu/events`, formerly, `${formerly}/menu`])
          expectWait(await get(path)(url, reader));
        expectWait(await openingOf(url, reader));
        for (const path of [`orders/${token}`, `orders/${token}/events`])
          expectWait(await get(path)(url, reader));
        expectWait(await post(`orders/${token}/cancel`, {})(url, reader));
        expect((await get(slug)(url, newNetwork())).status).toBe(200);
        expect((await get(`orders/${token}`)(url, newNetwork())).status).toBe(200);
      }
      tally('requests of one network', LIMITS.quotes.most + LIMITS.pages.most + LIMITS.tracking.most);
    },
    PATIENCE_MS,
  );

  it(
    'for so many streams that are open at a time; of all networks there are so many, and a board has its place beside them',
    async () => {
      const { token } = await newOrder(business, { id: product, priceCents: 2000 });
      const courier = await tokenOf(business, await newCourier(business));
      urls = await startBehindProxy();
      const menuOf = ({ slug }: TestBranch) => `store/${slug}/menu/events`;
      const [menu, tracked] = [menuOf(business.branch), `store/orders/${token}/events`];

      const address = newNetwork();
      const paths = [menu, tracked];
      const open = await openMany(STREAMS.ofNetwork, (number) => follow(paths[number % 2]!, address));
      for (const path of [...paths, menuOf(elsewhere)]) await expectNoPlace(follow(path, address));
      for (const path of paths) open.push(await follow(path, newNetwork()));
      expect(open.slice(-2).map(({ status }) => status)).toEqual([200, 200]);
      // Who leaves makes room, whatever they looked at.
      for (const path of paths) {
        open.shift()!.close();
        open.push(await untilPlace(() => follow(path, address)));
        await expectNoPlace(follow(path, address));
      }

      const others: EventStream[] = [];
      while (open.length + others.length < STREAMS.ofCustomers) {
        const network = newNetwork();
        const left = STREAMS.ofCustomers - open.length - others.length;
        others.push(...(await openMany(Math.min(left, STREAMS.ofNetwork), () => follow(menu, network))));
      }
      for (const path of paths) await expectNoPlace(follow(path, newNetwork()), 503);
      const board = await follow('events', newNetwork());
      await board.until(({ event }) => event === 'hello');
      const phones = await openMany(STREAMS.ofCourier, () => follow(`courier/${courier}/events`, address));
      await expectNoPlace(follow(`courier/${courier}/events`, newNetwork()));

      for (const stream of [...open, ...others, ...phones]) stream.close();
      for (const path of paths) (await untilPlace(() => follow(path, address))).close();
      (await untilPlace(() => follow(`courier/${courier}/events`, address))).close();
      board.close();
      tally('streams open at a time', STREAMS.ofCustomers);
    },
    PATIENCE_MS,
  );

  it(
    'for so many pages of couriers whose links are none; each courier by themselves for so many of theirs',
    async () => {
      const [one, other] = [await newCourier(business), await newCourier(business)];
      const [own, others] = [await tokenOf(business, one), await tokenOf(business, other)];
      urls = await startBehindProxy();
      const courier =
        (token: string): Ask =>
        (url, address) =>
          client(null, url).get(`/api/courier/${token}`, { 'x-forwarded-for': address });
      const address = newNetwork();
      const phone = { most: 120, step: 12 };
      expectLimit(await untilRefused(phone, () => courier(own), [address, newNetwork()]), phone, urls.length);
      const dead = { most: 300, step: 30 };
      for (const url of urls) {
        expectWait(await courier(own)(url, newNetwork()));
        expect((await courier(others)(url, address)).status).toBe(200);
      }
      expectLimit(await untilRefused(dead, () => courier('none'), [address]), dead, urls.length);
      tally('requests of couriers', phone.most + dead.most);
    },
    PATIENCE_MS,
  );

  it(
    'for so many descriptions of what it may ask a minute',
    async () => {
      urls = await startBehindProxy();
      const description: Ask = (url, address) =>
        client(null, url).get('/api/openapi.json', { 'x-forwarded-for': address });
      const address = newNetwork();
      expectLimit(await untilRefused(LIMITS.pages, () => description, [address]), LIMITS.pages, urls.length);
      for (const url of urls) {
        expectWait(await description(url, address));
        expect((await description(url, newNetwork())).status).toBe(200);
      }
      tally('descriptions for one network', LIMITS.pages.most);
    },
    PATIENCE_MS,
  );

  it(
    'for so many orders a minute, and an hour about so many coupons that are not for its customers',
    async () => {
      await newCoupon(business, {
        code: 'AGAIN',
        rules: { audience: { audience: 'RETURNING', segments: [] } },
      });
      await newCoupon(business, { code: 'FIRST', rules: { audience: { audience: 'NEW', segments: [] } } });
      await newCoupon(business, { code: 'EVERYBODY' });
      const known = newPhone();
      const customer = { name: 'Ana Lima', phone: known };
      await newOrder(business, { id: product, priceCents: 2000 }, { customer });
      urls = await startBehindProxy();

      // Of an IPv6 network whoever has one address has all of them.
      const addresses = ['2001:db8:7:7::1', '2001:db8:7:7:ffff::2', '2001:db8:7:7:1:2:3:4'];
      expectLimit(
        await untilRefused(LIMITS.orders, () => order({ expectedTotalCents: 1 }), addresses),
        LIMITS.orders,
        urls.length,
      );
      for (const url of urls) {
        expectWait(await order()(url, addresses[0]!));
        const withdrawn = post(`${business.branch.slug}/orders/withdraw`, orderBody(product, 2000));
        expectWait(await withdrawn(url, addresses[0]!));
        expect((await order()(url, '2001:db8:7:8::1')).status).toBe(201);
      }

      const address = newNetwork();
      const withCoupon = (coupon: string, phone = newPhone()) =>
        order({ coupon, expectedTotalCents: 1800, customer: { ...customer, phone } });
      // What is taken, or refused for something else, tells nothing about anybody.
      for (const coupon of ['EVERYBODY', 'FIRST', 'NOTHING'])
        expect((await withCoupon(coupon)(urls[0]!, address)).status).not.toBe(409);
      let refused = 0;
      for (; refused < 2 * LIMITS.refusedCoupons.most; refused += 1) {
        const answer = await withCoupon('AGAIN')(urls[refused % urls.length]!, address);
        if (answer.status === 429) break;
        expect(refusal(answer)).toEqual([409, 'COUPON_NOT_FOR_ORDER']);
      }
      expectLimit(refused, LIMITS.refusedCoupons, urls.length);
      for (const url of urls) {
        // From now on the answer is the same for whom the coupon counts and for whom it does not.
        for (const coupon of ['AGAIN', 'FIRST'])
          for (const phone of [known, newPhone()]) expectWait(await withCoupon(coupon, phone)(url, address));
        expect((await withCoupon('AGAIN', known)(url, newNetwork())).status).toBe(201);
      }
      tally('refused coupons of one network', refused);
    },
    PATIENCE_MS,
  );
});
