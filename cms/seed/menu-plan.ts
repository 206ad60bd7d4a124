import type { z } from 'zod';
import type {
  categoryCreate,
  extraGroupCreate,
  productCreate,
  variationGroupCreate,
} from '../src/contracts/menu';

/** A menu as it is written down: the bodies of the menu's own API, with names where a stored row has ids. */

type Without<T, Field extends string> = Omit<T, 'branchId' | Field>;

/** What people buy it as: something to eat, beside it, to drink, after it. */
export type Course = 'main' | 'side' | 'drink' | 'sweet';

export interface ProductPlan extends Without<
  z.input<typeof productCreate>,
  'categoryIds' | 'extraGroupIds' | 'variationGroupId' | 'imageUrls' | 'position' | 'tags'
> {
  /** Names its picture; also how the rest of the plan speaks of it. */
  slug: string;
  tags?: readonly string[];
  course: Course;
  /** How often it is chosen among its like; 1 is usual. */
  loved?: number;
  /** Keys of groups. */
  sizes?: string;
  extras?: readonly string[];
  /** How many are bought in when fewer than half are left, and how many are there today. */
  stock?: { delivered: number; today: number };
  /** How it stands on the day of the seeding; all through the past it was sold. */
  today?: 'SOLD_OUT' | 'PAUSED';
}

export interface CategoryPlan extends Without<z.input<typeof categoryCreate>, 'position'> {
  products: readonly ProductPlan[];
  /** How much more, or less, its dishes are wanted at noon and in the evening; 1 is usual. */
  wanted?: { noon: number; evening: number };
}

interface ExtraGroupPlan extends Without<z.input<typeof extraGroupCreate>, 'extras'> {
  extras: readonly ExtraPlan[];
}

interface ExtraPlan extends Omit<ExtraBody, 'extraGroupIds' | 'variationPrices'> {
  /** What it costs in variations, by the key of their group and their names. */
  inSizes?: { of: string; prices: Readonly<Record<string, number>> };
  /** Keys of the groups that are asked once it is chosen. */
  asks?: readonly string[];
}

export interface MenuPlan {
  /** Folder of the pictures. */
  pictures: string;
  sizes: Readonly<Record<string, Without<z.input<typeof variationGroupCreate>, never>>>;
  /** What is asked for stands before what asks for it. */
  extras: Readonly<Record<string, ExtraGroupPlan>>;
  categories: readonly CategoryPlan[];
}

type VariationBody = z.input<typeof variationGroupCreate>['variations'][number];
type ExtraBody = z.input<typeof extraGroupCreate>['extras'][number];

/** Variations in their order, from names and prices in minor units; the default is named. */
export function variations(prices: Record<string, number>, isDefault: string): VariationBody[] {
  return Object.entries(prices).map(([name, priceCents], position) => ({
    name,
    priceCents,
    position,
    isDefault: name === isDefault,
  }));
}

/** Extras in their order, from names and prices in minor units. */
export function extras(prices: Record<string, number>, more: Partial<ExtraBody> = {}): ExtraBody[] {
  return Object.entries(prices).map(([name, priceCents], position) => ({
    name,
    priceCents,
    position,
    ...more,
  }));
}
