import { describe, expect, it } from 'vitest';
import {
  allocate,
  availableUnits,
  credit,
  earn,
  EMPTY_WALLET,
  expireDue,
  giveBack,
  pendingUnits,
  post,
  restoreEarning,
  reverseEarning,
  reviseEarning,
  spend,
  unitValue,
  valueOfUnits,
  voidEarning,
  type Allocation,
  type Wallet,
  type WalletChange,
} from '../../../src/domain/loyalty';
import { DAY_MS } from '../../../src/domain/time';

const HISTORIES = process.env.PROOF ? 10_000 : 1_000;

/** Mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One unit of the model: its own life, without lots, sums or balances. */
interface Unit {
  lot: string;
  order: string | null;
  state: 'PENDING' | 'FREE' | 'SPENT' | 'EXPIRED' | 'GONE' | 'REPAID';
  expiresAt: number | null;
  earnedAt: number;
  redemption: string | null;
  /** Its place among those that its redemption spent. */
  place?: number;
}

interface ModelOrder {
  state: 'OPEN' | 'LOST' | 'CONCLUDED';
  total: number;
  conceded: number;
  /** Units that refunds have taken back so far. */
  reversed: number;
}

/** Every unit by itself, moved one by one. */
class Model {
  units: Unit[] = [];
  debt = 0;
  orders = new Map<string, ModelOrder>();
  redemptions = new Map<string, number>();

  expire(now: number) {
    for (const unit of this.units)
      if (unit.state === 'FREE' && unit.expiresAt !== null && unit.expiresAt <= now) unit.state = 'EXPIRED';
  }
  earn(order: string, lot: string, amount: number, total: number, now: number) {
    this.orders.set(order, { state: 'OPEN', total, conceded: 0, reversed: 0 });
    this.add(amount, { lot, order, state: 'PENDING', expiresAt: null, earnedAt: now });
  }
  add(amount: number, unit: Omit<Unit, 'redemption'>) {
    for (let n = 0; n < amount; n += 1) this.units.push({ ...unit, redemption: null });
  }
  /** Frees a unit, unless a debt takes it. */
  free(unit: Unit, expiresAt: number | null) {
    unit.expiresAt = expiresAt;
    unit.state = 'FREE';
    if (this.debt > 0) {
      this.debt -= 1;
      unit.state = 'REPAID';
    }
  }
  conclude(order: string, expiresAt: number | null) {
    this.orders.get(order)!.state = 'CONCLUDED';
    for (const unit of this.ofOrder(order)) if (unit.state === 'PENDING') this.free(unit, expiresAt);
  }
  ofOrder = (order: string) => this.units.filter((unit) => unit.order === order);
  lose(order: string) {
    this.orders.get(order)!.state = 'LOST';
    for (const unit of this.ofOrder(order)) if (unit.state === 'PENDING') unit.state = 'GONE';
  }
  refund(order: string, cents: number) {
    const of = this.orders.get(order)!;
    of.conceded = Math.min(of.total, of.conceded + cents);
    const all = this.ofOrder(order);
    const due = of.total === 0 ? 0 : Math.round((all.length * of.conceded) / of.total + 1e-9);
    for (; of.reversed < due; of.reversed += 1) this.takeBack(all);
  }
  /** Takes one unit of an order back: one that is still there; otherwise one that was spent, which is owed from then on. */
  takeBack(units: readonly Unit[]) {
    const there = units.find(({ state }) => state === 'PENDING' || state === 'FREE' || state === 'EXPIRED');
    if (there) there.state = 'GONE';
    else this.debt += 1;
  }
  usable = () =>
    this.units
      .filter(({ state }) => state === 'FREE')
      .sort(
        (a, b) =>
          (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) ||
          a.earnedAt - b.earnedAt ||
          (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0),
      );
  redeem(id: string, cost: number): boolean {
    const usable = this.usable();
    if (usable.length < cost) return false;
    for (const [place, unit] of usable.slice(0, cost).entries())
      Object.assign(unit, { state: 'SPENT', redemption: id, place });
    this.redemptions.set(id, cost);
    return true;
  }
  release(id: string, newLot: string, now: number) {
    // A lot is over when all that was left of it has expired, or when its time has come.
    const spent = this.units.filter(({ redemption }) => redemption === id);
    for (const unit of spent.sort((a, b) => (a.place ?? 0) - (b.place ?? 0))) {
      unit.redemption = null;
      if (unit.expiresAt === null || unit.expiresAt > now) this.free(unit, unit.expiresAt);
      else {
        // The order that earned it takes it back no more: it is a unit of nobody's order.
        unit.state = 'REPAID';
        const back: Unit = { ...unit, lot: newLot, order: null, earnedAt: now };
        this.free(back, now + 7 * DAY_MS);
        this.units.push(back);
      }
    }
    this.redemptions.delete(id);
  }
  available = () => this.units.filter(({ state }) => state === 'FREE').length;
  pending = () => this.units.filter(({ state }) => state === 'PENDING').length;
}

/** Runs one history against both, and compares them after every step. */
function run(seed: number): void {
  const next = random(seed);
  const pick = (max: number) => Math.floor(next() * max);
  const model = new Model();
  let wallet: Wallet = EMPTY_WALLET;
  let moves = 0;
  let now = 1_000_000;
  let ids = 0;
  const open = new Map<string, Allocation[]>();
  const apply = (change: WalletChange) => {
    wallet = change.wallet;
    moves += change.moves.reduce((sum, { amount }) => sum + amount, 0);
  };
  const anyOrder = (state: ModelOrder['state']) => {
    const found = [...model.orders].filter(([, order]) => order.state === state);
    return found[pick(found.length)]?.[0];
  };
  const expiry = () => (next() < 0.3 ? null : now + (1 + pick(20)) * DAY_MS);

  const steps: (() => void)[] = [
    () => {
      const [order, amount, total] = [`o${(ids += 1)}`, pick(8), 1 + pick(5000)];
      model.earn(order, `l${order}`, amount, total, now);
      apply(earn(wallet, { id: `l${order}`, orderId: order, earnedAt: now, amount }));
    },
    () => {
      const order = anyOrder('OPEN');
      if (!order) return;
      const expiresAt = expiry();
      model.conclude(order, expiresAt);
      apply(post(wallet, order, { expiresAt }));
    },
    () => {
      const order = anyOrder('OPEN');
      if (!order) return;
      const of = model.orders.get(order)!;
      if (of.conceded > 0) return;
      const amount = pick(8);
      model.units = model.units.filter((unit) => unit.order !== order);
      model.add(amount, {
        lot: `l${order}`,
        order,
        state: 'PENDING',
        expiresAt: null,
        earnedAt: wallet.lots.find(({ orderId }) => orderId === order)!.earnedAt,
      });
      apply(reviseEarning(wallet, order, amount, { totalCents: of.total, concededCents: 0 }));
    },
    () => {
      const order = anyOrder('OPEN');
      if (!order || model.orders.get(order)!.conceded > 0) return;
      model.lose(order);
      apply(voidEarning(wallet, order));
    },
    () => {
      const order = anyOrder('LOST');
      if (!order) return;
      model.orders.get(order)!.state = 'OPEN';
      for (const unit of model.ofOrder(order)) unit.state = 'PENDING';
      apply(restoreEarning(wallet, order));
    },
    () => {
      const order = anyOrder(next() < 0.7 ? 'CONCLUDED' : 'OPEN');
      if (!order) return;
      model.refund(order, 1 + pick(2000));
      const { total, conceded } = model.orders.get(order)!;
      apply(reverseEarning(wallet, order, { totalCents: total, concededCents: conceded }));
    },
    () => {
      const [id, cost] = [`r${(ids += 1)}`, 1 + pick(10)];
      const allocations = allocate(wallet.lots, cost, { now });
      expect(model.redeem(id, cost)).toBe(allocations !== null);
      if (!allocations) return;
      open.set(id, allocations);
      apply(spend(wallet, allocations));
    },
    () => {
      const id = [...open.keys()][pick(open.size)];
      if (id === undefined) return;
      model.release(id, `b${id}`, now);
      apply(giveBack(wallet, open.get(id) ?? [], { now, newId: `b${id}` }));
      open.delete(id);
    },
    () => {
      const [id, units, expiresAt] = [`a${(ids += 1)}`, 1 + pick(6), expiry()];
      for (let n = 0; n < units; n += 1) {
        const unit: Unit = {
          lot: id,
          order: null,
          state: 'FREE',
          expiresAt,
          earnedAt: now,
          redemption: null,
        };
        model.free(unit, expiresAt);
        model.units.push(unit);
      }
      apply(credit(wallet, { id, source: next() < 0.5 ? 'ADJUST' : 'IMPORT', units, now, expiresAt }));
    },
    () => {
      const cost = 1 + pick(4);
      const allocations = allocate(wallet.lots, cost, { now });
      const usable = model.usable();
      expect(allocations !== null).toBe(usable.length >= cost);
      if (!allocations) return;
      for (const unit of usable.slice(0, cost)) unit.state = 'REPAID';
      apply(spend(wallet, allocations, 'ADJUST'));
    },
  ];

  for (let step = 0; step < 25; step += 1) {
    now += pick(4) * DAY_MS + 1;
    model.expire(now);
    // Sometimes the job has not run yet: what is over counts for nothing all the same.
    if (next() < 0.7 || step === 24) apply(expireDue(wallet, now));
    expect(availableUnits(wallet, now)).toBe(model.available());
    apply(expireDue(wallet, now));
    steps[pick(steps.length)]?.();
    const told = [availableUnits(wallet, now), pendingUnits(wallet), wallet.debt];
    expect(told).toEqual([model.available(), model.pending(), model.debt]);
    expect(moves, 'the statement adds up').toBe(told[0]! - wallet.debt);
    for (const { id, remaining, amount, state } of wallet.lots) {
      expect(remaining).toBeGreaterThanOrEqual(0);
      expect(remaining).toBeLessThanOrEqual(amount);
      if (state === 'POSTED')
        expect(remaining).toBe(model.units.filter((unit) => unit.lot === id && unit.state === 'FREE').length);
    }
  }
  const value = unitValue('POINTS', [], () => 0);
  expect(valueOfUnits(model.available(), value)).toBe(0);
  expect(valueOfUnits(model.available(), { cents: 7, units: 3 })).toBe(
    Math.floor((model.available() * 7) / 3 + 0.5),
  );
}

describe('wallets', () => {
  it(`have what a model of single units has, in ${HISTORIES} random histories`, () => {
    for (let seed = 1; seed <= HISTORIES; seed += 1) expect(() => run(seed), `history ${seed}`).not.toThrow();
  }, 120_000);
});
