import type { ExtraGroupDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { FieldPermission, Permission, Visibility } from '../../../src/domain/access';
import type { StagedEntity } from '../../../src/domain/menu-releases';
import { EXTRAS, SIZES } from './bodies';
import { branchBody, newBranch, OWN_ADDRESS } from './branches';
import { unique, type TestBusiness } from './business';
import { isChecked } from './checked-noun';
import { couponBody, newCoupon, newCouponCode } from './coupon';
import { otherCoupon } from './coupon-examples';
import { customerBody, newCustomer, OTHER_CUSTOMER } from './customers';
import { newProgram } from './loyalty';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from './menu';
import { newRow, PLAIN_NOUNS } from './plain-nouns';
import { fromServer } from './server';

/** What a noun declares of itself, as the running server has it. */
export interface DeclaredNoun {
  table: string;
  resource: string;
  permissions: { create: Permission; update: Permission };
  writePermissions: Record<string, FieldPermission>;
  visibility?: Record<string, Visibility>;
  filters: object;
  sorts: string[];
  search: string[];
}

type Bodies = Record<string, object>;
interface Stored {
  id: string;
  version: number;
}

/** How each field of a noun is written in the tests. */
export interface WrittenNoun {
  noun: DeclaredNoun;
  /** By what releases call it; null where it cannot be staged. */
  entity: StagedEntity | null;
  make: (business: TestBusiness) => Promise<Stored>;
  /** What a body of a new one needs. */
  needed: (business: TestBusiness) => Promise<object>;
  /** For each field a body that gives it another value than a row of `make` has, and a new row by itself. */
  others: (business: TestBusiness) => Promise<Bodies>;
  /** What a new row needs besides, for a field that makes no sense by itself. */
  beside?: (business: TestBusiness) => Promise<Bodies>;
  /** The same as `others` for each field of the first part of a list. */
  parts?: { field: string; of: (row: Stored) => Part[]; others: (business: TestBusiness) => Promise<Bodies> };
}

interface Part {
  id?: string;
  isDefault?: boolean;
}

const FAR = '2099-01-01T00:00:00.000Z';
const MONDAYS = { days: [1], periods: [], fromDate: null, toDate: null };
const PICTURE = '/demo/cantina/pizza-calabresa.webp';

const sizes = (business: TestBusiness) =>
  newVariationGroup(business, { variations: [...SIZES, { name: 'Small', priceCents: 90 }] });
const extras = (business: TestBusiness) =>
  newExtraGroup(business, { min: 0, max: 2, extras: [...EXTRAS, { name: 'Olives', priceCents: 90 }] });

/** The sizes that the products of a business come in here: their own prices stand in them. */
const ownSizes = new Map<string, ReturnType<typeof sizes>>();
function ownSizesOf(business: TestBusiness): ReturnType<typeof sizes> {
  const known = ownSizes.get(business.id) ?? sizes(business);
  ownSizes.set(business.id, known);
  return known;
}

const ALL_PARTS = {
  name: { name: 'Other part' },
  priceCents: { priceCents: 120 },
  position: { position: 7 },
  availability: { availability: MONDAYS },
  state: { state: 'PAUSED' },
  soldOutUntil: { soldOutUntil: FAR },
  stockTracked: { stockTracked: true },
  stockLowAt: { stockLowAt: 3 },
};

const declared = (file: string, name: string): DeclaredNoun =>
  (fromServer(`./api/${file}`) as Record<string, DeclaredNoun>)[name] as DeclaredNoun;

/** Every noun of the operator API. Whoever adds a field says here what else it can hold. */
/** The file with the examples of a noun's fields. */
export const fileOf = ({ noun: { resource } }: WrittenNoun): string => {
  const plain = PLAIN_NOUNS.find((each) => each.resource === resource);
  const name = plain?.file.split('/').at(-1);
  return plain
    ? `cms/tests/api/support/plain/${name}.ts or plain-nouns.ts`
    : 'cms/tests/api/support/written-fields.ts';
};

export const writtenNouns = (): WrittenNoun[] =>
  allNouns().filter(({ noun }) => isChecked(`PATCH /api/${noun.resource}/:id`));

const allNouns = (): WrittenNoun[] => [
  {
    noun: declared('loyalty/nouns/program', 'program'),
    entity: null,
    make: (business) => newProgram(business),
    needed: () => Promise.resolve({ name: unique('Program') }),
    others: async (business) => ({
      name: { name: unique('Other') },
      kind: { kind: 'POINTS' },
      earnPer: { earnPer: 'PER_AMOUNT' },
      every: { every: 100 },
      gives: { gives: 2 },
      minOrderCents: { minOrderCents: 1000 },
      branchIds: { branchIds: [business.branch.id] },
      productIds: { productIds: [(await newProduct(business)).id] },
      expireDays: { expireDays: 90 },
      rewards: { rewards: [{ kind: 'FIXED', name: 'Five reais', cost: 5, valueCents: 500 }] },
    }),
  },
  {
    noun: declared('menu/nouns/category', 'category'),
    entity: 'category',
    make: (business) => newCategory(business),
    needed: ({ branch }) => Promise.resolve({ branchId: branch.id, name: unique('Category') }),
    others: () =>
      Promise.resolve({
        name: { name: unique('Other') },
        description: { description: 'Other words' },
        imageUrl: { imageUrl: PICTURE },
        position: { position: 7 },
        state: { state: 'PAUSED' },
        availability: { availability: MONDAYS },
        station: { station: 'Bar' },
        soldOutUntil: { soldOutUntil: FAR },
      }),
  },
  {
    noun: declared('menu/nouns/product', 'product'),
    entity: 'product',
    make: async (business) => newProduct(business, { variationGroupId: (await ownSizesOf(business)).id }),
    needed: async (business) => ({
      branchId: business.branch.id,
      name: unique('Product'),
      categoryIds: [(await newCategory(business)).id],
      priceCents: 0,
    }),
    beside: async (business) => ({
      promoPriceCents: { priceCents: 2100 },
      variationPrices: { variationGroupId: (await ownSizesOf(business)).id },
    }),
    others: async (business) => ({
      variationPrices: {
        variationPrices: [
          { variationId: (await ownSizesOf(business)).variations[0]?.id ?? '', priceCents: 110 },
        ],
      },
      name: { name: unique('Other') },
      description: { description: 'Other words' },
      categoryIds: { categoryIds: [(await newCategory(business)).id] },
      imageUrls: { imageUrls: [PICTURE] },
      priceCents: { priceCents: 2100 },
      promoPriceCents: { promoPriceCents: 1500 },
      promoFrom: { promoFrom: FAR },
      promoTo: { promoTo: FAR },
      costCents: { costCents: 700 },
      sku: { sku: unique('sku') },
      unit: { unit: 'KG' },
      serves: { serves: 2 },
      calories: { calories: 300 },
      maxPerOrder: { maxPerOrder: 4 },
      alcoholic: { alcoholic: true },
      allergens: { allergens: ['milk'] },
      diets: { diets: ['vegan'] },
      tags: { tags: ['new'] },
      kitchenName: { kitchenName: 'MARG' },
      station: { station: 'Bar' },
      preparationMin: { preparationMin: 12 },
      channels: { channels: [{ channel: 'STORE', visible: false, priceCents: null }] },
      variationGroupId: { variationGroupId: (await sizes(business)).id },
      extraGroupIds: { extraGroupIds: [(await extras(business)).id] },
      availability: { availability: MONDAYS },
      soldOutUntil: { soldOutUntil: FAR },
      stockTracked: { stockTracked: true },
      stockLowAt: { stockLowAt: 3 },
      position: { position: 7 },
      state: { state: 'PAUSED' },
    }),
  },
  {
    noun: declared('menu/nouns/variation-group', 'variationGroup'),
    entity: 'variation-group',
    make: sizes,
    needed: ({ branch }) =>
      Promise.resolve({ branchId: branch.id, name: unique('Sizes'), variations: SIZES }),
    others: () =>
      Promise.resolve({
        name: { name: unique('Other') },
        internalName: { internalName: 'For the counter' },
        state: { state: 'PAUSED' },
        availability: { availability: MONDAYS },
      }),
    parts: {
      field: 'variations',
      of: (row) => (row as VariationGroupDto).variations,
      others: () =>
        Promise.resolve({
          ...ALL_PARTS,
          promoPriceCents: { promoPriceCents: 50 },
          sku: { sku: unique('sku') },
          isDefault: { isDefault: true },
        }),
    },
  },
  {
    noun: declared('menu/nouns/extra-group', 'extraGroup'),
    entity: 'extra-group',
    make: extras,
    needed: ({ branch }) =>
      Promise.resolve({ branchId: branch.id, name: unique('Extras'), min: 0, max: 2, extras: EXTRAS }),
    others: () =>
      Promise.resolve({
        name: { name: unique('Other') },
        internalName: { internalName: 'For the counter' },
        description: { description: 'Other words' },
        min: { min: 1 },
        max: { max: 1 },
        freeQuantity: { freeQuantity: 1 },
        priceMethod: { priceMethod: 'MAX' },
        display: { display: 'QUANTITY' },
        state: { state: 'PAUSED' },
        availability: { availability: MONDAYS },
      }),
    parts: {
      field: 'extras',
      of: (row) => (row as ExtraGroupDto).extras,
      others: async (business) => ({
        ...ALL_PARTS,
        description: { description: 'Other words' },
        variationPrices: {
          variationPrices: [
            { variationId: (await sizes(business)).variations[0]?.id ?? '', priceCents: 110 },
          ],
        },
        linkedProductId: { linkedProductId: (await newProduct(business)).id },
        extraGroupIds: { extraGroupIds: [(await extras(business)).id] },
        imageUrl: { imageUrl: PICTURE },
        maxQuantity: { maxQuantity: 2 },
        defaultQuantity: { defaultQuantity: 1 },
      }),
    },
  },
  {
    noun: declared('branches/nouns/branch', 'branch'),
    entity: null,
    make: ({ owner }) => newBranch(owner),
    needed: () => Promise.resolve(branchBody()),
    others: () =>
      Promise.resolve({
        name: { name: unique('Other') },
        slug: { slug: unique('other').toLowerCase() },
        description: { description: 'Other words' },
        cuisines: { cuisines: ['Italian'] },
        phone: { phone: '(11) 3000-1234' },
        whatsapp: { whatsapp: '(11) 98888-7777' },
        email: { email: 'other@example.test' },
        address: { address: { ...OWN_ADDRESS, street: 'Rua Outra' } },
        timezone: { timezone: 'America/Bahia' },
        closeoutTime: { closeoutTime: '05:00' },
        color: { color: '#102030' },
        logoUrl: { logoUrl: PICTURE },
        bannerUrl: { bannerUrl: PICTURE },
        services: { services: ['TAKEOUT'] },
        payments: { payments: ['CASH'] },
        pixKey: { pixKey: 'other@example.test' },
        minOrderCents: { minOrderCents: 1500 },
        preparationMin: { preparationMin: 45 },
        serviceFeeBps: { serviceFeeBps: 1000 },
        acceptDeadlineMin: { acceptDeadlineMin: 12 },
        closeWithoutBoardMin: { closeWithoutBoardMin: 10 },
      }),
  },
  {
    noun: declared('customers/nouns/customer', 'customer'),
    entity: null,
    make: newCustomer,
    needed: () => Promise.resolve(customerBody()),
    others: () => Promise.resolve(OTHER_CUSTOMER),
  },
  {
    noun: declared('campaign/nouns/coupon', 'coupon'),
    entity: null,
    make: async (business) => ({
      id: await newCoupon(business, { code: newCouponCode(), branchIds: [business.branch.id] }),
      version: 1,
    }),
    needed: () => Promise.resolve(couponBody()),
    others: otherCoupon,
  },
  ...PLAIN_NOUNS.map(
    (plain): WrittenNoun => ({
      noun: declared(plain.file, plain.name),
      entity: null,
      make: (business) => newRow(plain, business),
      needed: ({ branch }) => Promise.resolve({ branchId: branch.id, ...plain.needed() }),
      others: (business) => Promise.resolve(plain.others(business)),
    }),
  ),
];
