import {
  extraGroupUpdate,
  variationGroupUpdate,
  type ExtraGroupDto,
  type VariationGroupDto,
} from '@contracts/menu';
import { UNTRACKED } from '@domain/menu';
import { describe, expect, it } from 'vitest';
import {
  countUnavailable,
  matchesSearch,
  matchesFilter,
  readFilter,
} from '../../src/features/menu/groups/group-kind';
import { ruleParts } from '../../src/features/menu/groups/group-rule';
import { groupsCsv } from '../../src/features/menu/groups/groups-csv';
import { isNewPart, newPartId, toSentParts } from '../../src/features/menu/groups/parts';
import { readOptions } from '../../src/features/menu/groups/read-options';
import { EXTRA_GROUPS } from '../../src/features/menu/products-extra/extra-groups-kind';
import { VARIATION_GROUPS } from '../../src/features/menu/variations/variation-groups-kind';

const stored = {
  branchId: 'b1',
  version: 1,
  createdAt: '2031-04-01T10:00:00.000Z',
  updatedAt: '2031-04-01T10:00:00.000Z',
};
const now = new Date('2031-04-03T12:00:00Z');
const later = '2031-04-03T13:00:00.000Z';

const crust: ExtraGroupDto = {
  ...stored,
  id: 'g1',
  name: 'Borda recheada',
  internalName: 'Bordas salgadas',
  description: '',
  min: 0,
  max: 1,
  freeQuantity: 0,
  priceMethod: 'SUM',
  display: 'RADIO',
  state: 'ACTIVE',
  availability: null,
  soldOutUntil: null,
  usedBy: 12,
  askedAfter: [],
  extras: ['Catupiry', '=Muçarela'].map((name, at) => ({
    id: `e${at}`,
    name,
    description: '',
    priceCents: 1200 + at,
    variationPrices: [],
    linkedProductId: null,
    extraGroupIds: [],
    imageUrl: null,
    // Customers see the second first.
    position: 1 - at,
    maxQuantity: 1,
    defaultQuantity: 0,
    state: 'ACTIVE',
    availability: null,
    soldOutUntil: at === 0 ? later : null,
    ...UNTRACKED,
  })),
};
const sizes: VariationGroupDto = {
  ...stored,
  id: 'g2',
  internalName: 'Tamanho das pizzas',
  name: 'Tamanho',
  state: 'PAUSED',
  availability: null,
  usedBy: 0,
  variations: [
    {
      id: 'v1',
      name: 'Grande',
      priceCents: 6290,
      promoPriceCents: 5990,
      sku: 'G',
      position: 0,
      isDefault: true,
      state: 'ACTIVE',
      availability: null,
      soldOutUntil: null,
      ...UNTRACKED,
    },
  ],
};

describe('the rule of a group in words', () => {
  it.each([
    [{ min: 0, max: 3, freeQuantity: 0, priceMethod: 'SUM' }, ['optional']],
    [{ min: 1, max: 3, freeQuantity: 2, priceMethod: 'SUM' }, ['range', 'free']],
    [{ min: 2, max: 2, freeQuantity: 0, priceMethod: 'AVG' }, ['exactly', 'AVG']],
    [{ min: 1, max: 3, freeQuantity: 0, priceMethod: 'MAX' }, ['range', 'MAX']],
    // One piece costs the same by every method.
    [{ min: 1, max: 1, freeQuantity: 0, priceMethod: 'MAX' }, ['exactly']],
  ] as const)('says of %j %j', (rule, keys) => {
    expect(ruleParts(rule).map(({ key }) => key)).toEqual(keys);
  });
});

describe('a list of groups', () => {
  it('finds by the name of the group, of the house and of an option, whatever the accents', () => {
    for (const q of ['borda', 'SALGADAS', 'mucarela', ''])
      expect(matchesSearch(crust, crust.extras, q), q).toBe(true);
    expect(matchesSearch(crust, crust.extras, 'cheddar')).toBe(false);
    for (const q of ['grande', 'das pizzas']) expect(matchesSearch(sizes, sizes.variations, q), q).toBe(true);
  });

  it('is narrowed by state and by what is sold out at the moment', () => {
    expect(matchesFilter(crust, crust.extras, 'soldOut', now)).toBe(true);
    expect(matchesFilter(crust, crust.extras, 'soldOut', new Date(later))).toBe(false);
    const left = (stockQuantity: number) =>
      sizes.variations.map((variation) => ({ ...variation, stockTracked: true, stockQuantity }));
    expect(matchesFilter(sizes, left(0), 'soldOut', now)).toBe(true);
    expect(matchesFilter(sizes, left(1), 'soldOut', now)).toBe(false);
    expect([0, 1].map((pieces) => countUnavailable(left(pieces), { now, timeZone: 'UTC' }))).toEqual([1, 0]);
    expect(matchesFilter(crust, crust.extras, 'PAUSED', now)).toBe(false);
    expect(matchesFilter(sizes, sizes.variations, 'PAUSED', now)).toBe(true);
    expect(matchesFilter(sizes, sizes.variations, 'all', now)).toBe(true);
    expect([readFilter('ARCHIVED'), readFilter('nonsense'), readFilter(null)]).toEqual([
      'ARCHIVED',
      'all',
      'all',
    ]);
  });

  it('is a sheet with a line for each option, in their order, that runs no formula', async () => {
    const counted = { stockTracked: true, stockQuantity: 3 };
    const [catupiry, ...others] = crust.extras;
    const extras = [{ ...catupiry!, ...counted }, ...others];
    const csv = await groupsCsv<ExtraGroupDto | VariationGroupDto>([{ ...crust, extras }, sizes], {
      t: (key) => key.split('.').at(-1) ?? '',
      amount: (cents) => (cents / 100).toFixed(2),
      ruleOf: () => 'up to 1, optional',
      instant: (at) => at,
    });
    expect(csv.split('\r\n')).toEqual([
      'group,internalName,groupState,rule,usedBy,option,price,promoPrice,sku,maxQuantity,chosenBefore,state,stock,soldOutUntil',
      `Borda recheada,Bordas salgadas,ACTIVE,"up to 1, optional",12,"'=Muçarela",12.01,,,1,0,ACTIVE,,`,
      `Borda recheada,Bordas salgadas,ACTIVE,"up to 1, optional",12,Catupiry,12.00,,,1,0,ACTIVE,3,${later}`,
      'Tamanho,Tamanho das pizzas,PAUSED,"up to 1, optional",0,Grande,62.90,59.90,G,,1,ACTIVE,,',
      '',
    ]);
  });
});

describe('options that were pasted', () => {
  const read = (text: string) => readOptions(text, 'BRL', 'BR');

  it.each([
    ['Calabresa\t24,00', 'Calabresa', 2400],
    ['Quatro queijos; 1.032,50', 'Quatro queijos', 103_250],
    ['Pepperoni 33,00', 'Pepperoni', 3300],
    ['Rúcula R$ 5', 'Rúcula', 500],
    ['Suco 300', 'Suco 300', null],
    ['Coca-Cola 2L', 'Coca-Cola 2L', null],
    ['Grátis\tnada', 'Grátis', null],
    ['Desconto\t-5,00', 'Desconto', null],
  ])('reads %j', (line, name, priceCents) => {
    expect(read(line)).toEqual([{ name, priceCents }]);
  });

  it('is one for each line, with Windows line ends and gaps', () => {
    expect(read('Bacon 7,00\r\n\r\n  Ovo 4,00 \r\n').map(({ name }) => name)).toEqual(['Bacon', 'Ovo']);
  });
});

describe('parts that are sent', () => {
  it('stand in their order, and new ones bring no id', () => {
    const fresh = newPartId();
    expect(newPartId()).not.toBe(fresh);
    expect([isNewPart(fresh), isNewPart('e1'), isNewPart(undefined)]).toEqual([true, false, true]);
    const sent = toSentParts([
      { id: 'e1', position: 7 },
      { id: fresh, position: 0 },
    ]);
    expect(JSON.parse(JSON.stringify(sent))).toEqual([{ id: 'e1', position: 0 }, { position: 1 }]);
  });
});

describe('an option added in the list', () => {
  it('stands last, on sale, and leaves the others as they are', () => {
    const extras = EXTRA_GROUPS.withOption(crust, { name: 'Cheddar', priceCents: null });
    const body = extraGroupUpdate.parse({ ...JSON.parse(JSON.stringify(extras)), version: 1 });
    expect(body.extras?.map(({ id, name, priceCents }) => [id, name, priceCents])).toEqual([
      ['e1', '=Muçarela', 1201],
      ['e0', 'Catupiry', 1200],
      [undefined, 'Cheddar', 0],
    ]);
    expect(body.extras?.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, later, undefined]);
    const variations = VARIATION_GROUPS.withOption(sizes, { name: 'Broto', priceCents: 3490 });
    const other = variationGroupUpdate.parse({ ...JSON.parse(JSON.stringify(variations)), version: 1 });
    expect(other.variations?.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Grande', true],
      ['Broto', false],
    ]);
  });
});
