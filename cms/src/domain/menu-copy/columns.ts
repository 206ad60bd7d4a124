import { changedFields } from '../equality';
import { plainColumns, PLAIN_PRODUCT, type CopyColumn, type CopyColumns, type CopyField } from './fields';
import type { CopyProduct } from './menu';

/** What is worth knowing of a product before it is copied. */
export type CopyNote =
  /** New, and kept from sale: no price came with it. */
  | 'DRAFT_WITHOUT_PRICE'
  /** New, and kept from sale: its state was not copied. */
  | 'DRAFT_WITHOUT_STATE'
  /** A draft there that would be sold without a price. */
  | 'STAYS_DRAFT'
  /** One of the two has its prices in variations: base price and promotion stay as they are. */
  | 'PRICED_OTHERWISE'
  /** The branch lacks the variations or a group of extras, and without prices none is made. */
  | 'GROUP_MISSING'
  /** It is counted from now on, and nothing is on the shelf yet. */
  | 'STOCK_FROM_ZERO';

/** What decides how prices travel. */
interface Pricing {
  /** Whether the source has its prices in variations. */
  before: boolean;
  /** Whether the product of the target will have them there. */
  after: boolean;
}

type Channels = CopyProduct['channels'];

/**
 * The columns that the product of the target gets, `null` being one that is made. Nothing is sold there without a price
 * that somebody chose for it: a base price travels only to a product that is priced alike, and what would have none is a
 * draft.
 */
export function columnsOf(
  product: CopyProduct,
  target: CopyProduct | null,
  chosen: ReadonlySet<CopyField>,
  pricing: Pricing,
): { columns: Partial<CopyColumns>; notes: CopyNote[] } {
  const current: CopyColumns = target ?? PLAIN_PRODUCT;
  const wanted: Partial<CopyColumns> = target ? {} : { name: product.name, sku: product.sku };
  const notes: CopyNote[] = [];
  for (const field of chosen) for (const column of plainColumns(field)) take(wanted, product, column);
  if (chosen.has('name') && current.sku === null) wanted.sku = product.sku;

  const alike = chosen.has('prices') && pricing.before === pricing.after;
  if (alike) {
    for (const column of ['priceCents', 'unit', 'promoPriceCents', 'promoFrom', 'promoTo'] as const)
      take(wanted, product, column);
  } else if (chosen.has('prices') && target) notes.push('PRICED_OTHERWISE');
  wanted.channels = channelsOf(product.channels, current.channels, {
    visible: chosen.has('channels'),
    prices: alike,
  });

  const state = stateOf(product, target, chosen.has('state'), pricing.after || alike);
  wanted.state = state.state;
  notes.push(...state.notes);
  if (wanted.stockTracked && !current.stockTracked) notes.push('STOCK_FROM_ZERO');
  return { columns: changedFields(current, wanted), notes };
}

function take<C extends CopyColumn>(into: Partial<CopyColumns>, from: CopyColumns, column: C): void {
  const value: CopyColumns[C] = from[column];
  into[column] = value;
}

function stateOf(
  product: CopyProduct,
  target: CopyProduct | null,
  chosen: boolean,
  priced: boolean,
): { state: CopyProduct['state']; notes: CopyNote[] } {
  const draft = product.state === 'DRAFT';
  if (target) {
    if (!chosen) return { state: target.state, notes: [] };
    if (target.state === 'DRAFT' && !draft && !priced) return { state: 'DRAFT', notes: ['STAYS_DRAFT'] };
    return { state: product.state, notes: [] };
  }
  if (draft || (chosen && priced)) return { state: product.state, notes: [] };
  return { state: 'DRAFT', notes: [priced ? 'DRAFT_WITHOUT_STATE' : 'DRAFT_WITHOUT_PRICE'] };
}

/** Where it is shown and what it costs there are two choices; what a channel does not name is shown at the usual price. */
function channelsOf(
  source: Channels,
  target: Channels,
  copy: { visible: boolean; prices: boolean },
): Channels {
  const names = [...new Set([...target, ...source].map(({ channel }) => channel))];
  const of = (channels: Channels, name: string) => channels.find(({ channel }) => channel === name);
  const merged = names.map((channel) => ({
    channel,
    visible: of(copy.visible ? source : target, channel)?.visible ?? true,
    priceCents: of(copy.prices ? source : target, channel)?.priceCents ?? null,
  }));
  return merged.filter(
    ({ channel, visible, priceCents }) =>
      !visible || priceCents !== null || of(target, channel) !== undefined,
  );
}
