import { couriersAt } from '../../src/api/couriers/store/couriers';
import type { StoredOrder } from '../../src/api/orders/store/order-row';
import type { Tx } from '../../src/database/transaction';
import type { BuiltBranch } from '../build/business';
import { randomFrom, seedOf, type Random } from '../random';
import type { Lateness } from './fate';

export interface Carrier {
  id: string;
  name: string;
}

const USUAL: Lateness = { share: 0.07, fromMin: 2, toMin: 24 };
const OFTEN: Lateness = { share: 0.4, fromMin: 9, toMin: 22 };

/** The couriers of a branch, and which of them carries which order. One may be late far more often than the others. */
export class Carriers {
  private constructor(
    private readonly couriers: readonly Carrier[],
    private readonly late: string | null,
    private readonly random: Random,
  ) {}

  static async of(tx: Tx, { id, businessId, plan }: BuiltBranch): Promise<Carriers> {
    const couriers = (await couriersAt(tx, businessId, id)).map((courier) => ({
      id: courier.id,
      name: courier.name,
    }));
    const random = randomFrom(seedOf(`couriers of ${plan.row.slug}`));
    return new Carriers(
      couriers.sort((a, b) => a.name.localeCompare(b.name)),
      plan.feedback.lateCourier,
      random,
    );
  }

  /** Whoever carries an order; null of one that nobody carries. */
  carrierOf({ type }: Pick<StoredOrder, 'type'>): Carrier | null {
    return type === 'DELIVERY' && this.couriers.length > 0 ? this.random.pick(this.couriers) : null;
  }

  latenessOf(carrier: Carrier | null): Lateness {
    return carrier !== null && carrier.name === this.late ? OFTEN : USUAL;
  }

  isOftenLate(courierName: string | null | undefined): boolean {
    return courierName != null && courierName === this.late;
  }
}
