import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import type { OrderDto } from '../../../src/contracts/orders';
import { newBusiness, type TestBusiness } from '../support/business';
import { readCase } from '../support/cases';
import { refusal } from '../support/client';
import { importFile } from '../support/menu-files';
import { newExtraGroup, newProduct } from '../support/menu';
import { newOrder, orderBody, place } from '../support/ordering';
import { paperPrinter } from '../support/paper-printer';
import { accept, kitchenWith, printWaitingNow } from '../support/printing';

let business: TestBusiness;
let product: ProductDto;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

const detailsOf = async (id: string) => (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;

describe('control characters', () => {
  it('are refused at the field of a public order, so that no printer executes them', async () => {
    const { 'items[0].notes': notes } = readCase<Record<string, string>>('02-escpos-in-note.json');
    const items = [{ productId: product.id, quantity: 1, extras: [], notes }];
    const answer = await place(business, orderBody(product.id, product.priceCents, { items }));
    expect(refusal(answer)).toEqual([400, 'INVALID_FORMAT']);
    expect(answer.body.error.details.path).toEqual(['items', 0, 'notes']);
  });

  it.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u009b'])(
    'are refused in a name of the menu: %j',
    async (sign) => {
      const answer = await business.owner.post('/api/products', {
        ...(await newProductBody()),
        name: `Pizza${sign}`,
      });
      expect(refusal(answer)).toEqual([400, 'INVALID_FORMAT']);
    },
  );

  const newProductBody = () =>
    Promise.resolve({ branchId: business.branch.id, categoryIds: product.categoryIds, priceCents: 100 });
});

describe('a text of one line', () => {
  it('prints on one line of the ticket, whatever line breaks were typed', async () => {
    const { 'customer.name': name = '' } = readCase<Record<string, string>>('03-line-break-in-name.json');
    const paper = await paperPrinter();
    const { made, product: dish } = await kitchenWith(paper, { customerTickets: true });
    const { id } = await newOrder(made, dish, { customer: { name, phone: '11980001234' } });
    await accept(made, id);
    await printWaitingNow();
    const printed = paper.tickets.join('\n');
    expect(printed).toContain('Ana Lima PAGO - PIX');
    expect(printed).not.toMatch(/^\W*PAGO - PIX/m);
  });

  it('keeps the lines of a note', async () => {
    const items = [{ productId: product.id, quantity: 1, extras: [], notes: 'no onions \r\n\n\n\nno salt' }];
    const { id } = await newOrder(business, product, { items });
    expect((await detailsOf(id)).items[0]?.notes).toBe('no onions\n\nno salt');
  });
});

describe('decomposed accents', () => {
  it('are composed when a menu is imported', async () => {
    const branch = await business.addBranch();
    const answer = await importFile(business.owner, branch.id, readCase<Buffer>('04-nfd-menu.csv'));
    expect(answer.status, answer.text).toBe(200);
    const { body } = await business.owner.get<ProductDto[]>(
      `/api/products?filters[branchId][$eq]=${branch.id}`,
    );
    expect(body.data.map(({ name }) => name)).toEqual(['Guaraná da casa'.normalize('NFC')]);
  });

  it('are composed in an order, and count as the letters that people see', async () => {
    const name = 'ã'.normalize('NFD').repeat(80);
    const { id } = await newOrder(business, product, { customer: { name, phone: '11980001235' } });
    expect((await detailsOf(id)).customer?.name).toBe('ã'.normalize('NFC').repeat(80));
  });
});

describe('a pizza of three flavours', () => {
  it('prints its thirds in every code page, each beside its flavour', async () => {
    const { extras } = readCase<{ extras: string[] }>('01-three-flavours.json');
    const paper = await paperPrinter();
    const { made } = await kitchenWith(paper, { width: '58', customerTickets: true });
    const group = await newExtraGroup(made, {
      min: 3,
      max: 3,
      priceMethod: 'MAX',
      extras: extras.map((name) => ({ name, priceCents: 4000 })),
    });
    const pizza = await newProduct(made, { name: 'Três sabores', priceCents: 0, extraGroupIds: [group.id] });
    const items = [
      {
        productId: pizza.id,
        quantity: 1,
        extras: group.extras.map(({ id: extraId }) => ({ extraId, quantity: 1 })),
      },
    ];
    const { id } = await newOrder(made, { ...pizza, priceCents: 4000 }, { items });
    await accept(made, id);
    await printWaitingNow();
    const rows = paper.tickets.flatMap((ticket) => ticket.split('\n')).map((row) => row.trim());
    expect(rows).toContain('+ 1/3 Muçarela 1/3 Calabresa');
    expect(rows).toContain('1/3 Margherita');
  });
});

describe('a phone', () => {
  const phoneOf = async (phone: string) => {
    const { id } = await newOrder(business, product, { customer: { name: 'Ana Lima', phone } });
    return (await detailsOf(id)).customer?.phone;
  };

  it.each(phones('should be refused'))('that does not exist is refused: %s', async (phone) => {
    const customer = { name: 'Ana Lima', phone };
    const answer = await place(business, orderBody(product.id, product.priceCents, { customer }));
    expect(refusal(answer)).toEqual([400, 'INVALID_PHONE']);
    expect(answer.body.error.details.path).toEqual(['customer', 'phone']);
  });

  it('with eight digits of a Brazilian mobile gains the ninth, so that both forms are one customer', async () => {
    expect(await phoneOf('(31) 8688-1234')).toBe('+5531986881234');
    expect(await phoneOf('+55 31 96881234')).toBe(await phoneOf('+5531996881234'));
  });

  it('of Mexico is the same with and without the 1 of mobiles', async () => {
    expect(await phoneOf('+52 1 55 1234 5678')).toBe('+525512345678');
    expect(await phoneOf('+52 55 1234 5678')).toBe('+525512345678');
  });
});

/** The numbers of the case file of which it says so; "same" repeats the line above. */
function phones(verdict: string): string[] {
  const lines = readCase<string>('05-phones.txt').split('\n');
  return lines.flatMap((line, index) => {
    const [number = '', said = ''] = line.split(' -> ');
    const meant = said.includes('same') ? (lines[index - 1] ?? '') : said;
    return meant.includes(verdict) ? [number.trim()] : [];
  });
}
