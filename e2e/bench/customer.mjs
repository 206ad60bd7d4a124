/** A customer who orders at random from a real menu, by its rules. `random` is a function giving [0, 1). */
export function customer({ base, slug, menu, profile, random }) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const groups = new Map(menu.extraGroups.map((group) => [group.id, group]));
  const sizes = new Map(menu.variationGroups.map((group) => [group.id, group]));
  const products = menu.products.filter((product) => !product.soldOut);

  function choose() {
    const product = pick(products);
    const size = product.variationGroupId
      ? pick((sizes.get(product.variationGroupId)?.variations ?? []).filter(({ soldOut }) => !soldOut))
      : null;
    const extras = product.extraGroupIds.flatMap((id) => chooseExtras(groups.get(id), true));
    return {
      productId: product.id,
      ...(size && { variationId: size.id }),
      quantity: random() < 0.8 ? 1 : 2,
      extras,
    };
  }

  /** `asks`: extras of the product itself ask for groups of their own, theirs do not. */
  function chooseExtras(group, asks = false) {
    if (!group) return [];
    const available = group.extras.filter(({ soldOut }) => !soldOut);
    const wanted = Math.max(group.min, random() < 0.4 ? Math.min(1, group.max) : 0);
    const chosen = new Map();
    for (let pieces = 0, tries = 0; pieces < wanted && tries < 50; tries += 1) {
      const extra = pick(available);
      if (!extra || (chosen.get(extra.id) ?? 0) >= extra.maxQuantity) continue;
      chosen.set(extra.id, (chosen.get(extra.id) ?? 0) + 1);
      pieces += 1;
    }
    const asked = (id) => (asks ? (available.find((extra) => extra.id === id)?.extraGroupIds ?? []) : []);
    return [...chosen].map(([extraId, quantity]) => {
      const extras = asked(extraId).flatMap((id) => chooseExtras(groups.get(id)));
      return { extraId, quantity, ...(extras.length > 0 && { extras }) };
    });
  }

  async function call(path, body, headers = {}) {
    const response = await fetch(`${base}/api/store/${slug}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  const isTooLittle = ({ body }) => body.data?.refusals?.[0]?.code === 'BELOW_MINIMUM';

  /** Asks for the price, then orders; answers what came of it and how long the ordering took, in milliseconds. */
  async function order(number) {
    const wish = wishOf(number);
    let quote = await call('/quote', wish);
    for (let more = 0; more < 5 && isTooLittle(quote); more += 1) {
      wish.items.push(choose());
      quote = await call('/quote', wish);
    }
    if (quote.status !== 200) return { placed: false, reason: quote.body.error.details.code, ms: 0 };
    const [refusal] = quote.body.data.refusals;
    if (refusal) return { placed: false, reason: refusal.code, ms: 0 };
    const since = performance.now();
    const answer = await call(
      '/orders',
      {
        ...wish,
        customer: { name: pick(NAMES), phone: phoneOf(number) },
        payment: { method: profile.payments.includes('CASH') ? 'CASH' : profile.payments[0] },
        expectedTotalCents: quote.body.data.totalCents,
      },
      { 'idempotency-key': crypto.randomUUID() },
    );
    const ms = performance.now() - since;
    if (answer.status === 201) return { placed: true, ms };
    return { placed: false, reason: answer.body.error.details.code, ms };
  }

  function wishOf() {
    const items = Array.from({ length: 1 + Math.floor(random() * 3) }, choose);
    const district = profile.districts.length > 0 && random() < 0.6 ? pick(profile.districts) : null;
    if (!district || !profile.services.includes('DELIVERY')) return { type: 'TAKEOUT', items };
    const { state, postalCode } = profile.address;
    const address = {
      street: 'Rua das Flores',
      number: '10',
      district: district.name,
      city: district.city,
      state,
      postalCode,
    };
    return { type: 'DELIVERY', items, address };
  }

  const phoneOf = (number) =>
    profile.country === 'CL'
      ? `+569${String(50_000_000 + (number % 400))}`
      : `+55119${String(90_000_000 + (number % 400))}`;

  return { order, wishOf };
}

const NAMES = [
  'Ana Lima',
  'Bruno Alves',
  'Carla Dias',
  'Davi Rocha',
  'Elisa Prado',
  'Fábio Nunes',
  'Gabi Torres',
  'Hugo Melo',
];

/** Reads the store a customer orders from. */
export async function openStore(base, slug) {
  const read = async (path) => {
    const response = await fetch(`${base}/api/store/${slug}${path}`);
    if (!response.ok)
      throw new Error(`${base}/m/${slug} answered ${response.status}. Is the server running? (npm start)`);
    return (await response.json()).data;
  };
  return { profile: await read(''), menu: await read('/menu') };
}

/** A repeatable source of chance (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
