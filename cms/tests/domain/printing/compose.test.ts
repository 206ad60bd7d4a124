import { describe, expect, it } from 'vitest';
import type { ItemChange } from '../../../src/domain/orders/revision';
import { composeTicket, NO_MARKS, type PrintedOrder, type TicketLine } from '../../../src/domain/printing';
import { anItem, aPayment, aPlace, aPrintedOrder } from './fixtures';

const textOf = (line: TicketLine) =>
  line.kind === 'pair'
    ? `${line.left} | ${line.right}`
    : line.kind === 'rule'
      ? '-'
      : line.kind === 'qr'
        ? line.value
        : line.text;
// Amounts have spaces that do not break.
const told = (lines: readonly TicketLine[]) => lines.map((line) => textOf(line).replace(/\u00a0/g, ' '));
const kitchen = { kind: 'KITCHEN', station: null, marks: NO_MARKS } as const;
const customer = { kind: 'CUSTOMER', station: null, marks: NO_MARKS } as const;

describe('the ticket of a kitchen', () => {
  it('says what, for when and with which note, and no price', () => {
    const lines = told(composeTicket(aPrintedOrder(), aPlace, kitchen));
    expect(lines).toContain('042');
    expect(lines).toContain('2× Pizza G');
    expect(lines).toContain('Pronto até 12:30');
    expect(lines).toContain('Obs.: Alergia a amendoim');
    expect(lines.join()).not.toContain('R$');
    expect(lines.join()).not.toContain('99999');
  });

  it('says of what a shared pizza is made, what comes on top, and at which table it is eaten', () => {
    const priced = { groupId: 'g', groupName: 'Sabores', unitPriceCents: 0, totalCents: 0 };
    const extra = (name: string, more: object = {}) => ({
      ...priced,
      extraId: name,
      name,
      quantity: 1,
      ...more,
    });
    const extras = [extra('Calabresa', { parts: 2 }), extra('Pepperoni', { parts: 2 }), extra('Borda')];
    const order = aPrintedOrder({ items: [anItem({ extras })], table: '7' });
    const lines = told(composeTicket(order, aPlace, kitchen));
    expect(lines).toEqual(
      expect.arrayContaining(['+ ½ Calabresa ½ Pepperoni', '+ Borda', 'Mesa 7 · Loja on-line']),
    );
  });

  it('tells the kitchen loudly of allergies and of what else is noted of the customer', () => {
    const order = aPrintedOrder({ allergies: 'Amendoim', kitchenNote: 'Corta tudo pequeno' });
    const lines = composeTicket(order, aPlace, kitchen);
    expect(lines).toContainEqual({ kind: 'loud', text: 'ALERGIAS: Amendoim' });
    expect(lines).toContainEqual({ kind: 'loud', text: 'Corta tudo pequeno' });
  });

  it('shouts a note of an item that speaks of an allergy', () => {
    const order = aPrintedOrder({ items: [anItem({ notes: 'Alérgica a ovo' })] });
    const loud = composeTicket(order, aPlace, kitchen).filter(({ kind }) => kind === 'loud');
    expect(told(loud)).toContain('! Alérgica a ovo');
  });

  it('that tells of a change lists what was changed at its station before what is to be made now', () => {
    const change = { variation: null, extras: [], unit: 'UN' as const, notes: null };
    const changes: ItemChange[] = [
      { kind: 'ADDED', ...change, name: 'Suco', quantity: 2, quantityBefore: 0, station: 'Bar' },
      { kind: 'REMOVED', ...change, name: 'Água', quantity: 0, quantityBefore: 1, station: 'Bar' },
      { kind: 'CHANGED', ...change, name: 'Pizza', quantity: 3, quantityBefore: 2, station: 'Forno' },
    ];
    const items = [
      anItem({ quantity: 3, station: 'Forno' }),
      anItem({ name: 'Suco', variation: null, station: 'Bar' }),
    ];
    const order = aPrintedOrder({ items, revisions: [{ changes: [] }, { changes }] });
    const at = (station: string | null) =>
      told(composeTicket(order, aPlace, { ...kitchen, station, marks: { ...NO_MARKS, revision: 3 } }));
    expect(at(null)).toEqual(
      expect.arrayContaining(['ALTERADO (2)', '+ 2× Suco', '- 1× Água', '* 2× > 3× Pizza', '3× Pizza G']),
    );
    expect(at('Bar')).toContain('+ 2× Suco');
    expect(at('Bar').join()).not.toContain('Pizza');
  });

  it('tells each station that makes a part of what was changed, and what became of its note', () => {
    const combo = {
      variation: null,
      extras: [],
      unit: 'UN' as const,
      station: null,
      stations: ['Fryer', 'Bar'],
    };
    const burger = { ...combo, name: 'Burger', quantity: 1, quantityBefore: 1, stations: ['Grill'] };
    const changes: ItemChange[] = [
      { kind: 'CHANGED', ...combo, name: 'Combo', quantity: 3, quantityBefore: 1, notes: null },
      { kind: 'FIRED', ...combo, name: 'Duo', quantity: 1, quantityBefore: 1, notes: null },
      { kind: 'CHANGED', ...burger, notes: 'No onion', notesBefore: null },
      { kind: 'CHANGED', ...burger, name: 'Toast', notes: null, notesBefore: 'No ham' },
      { kind: 'CHANGED', ...burger, name: 'Wrap', notes: 'Alergia a ovo', notesBefore: null },
    ];
    const order = aPrintedOrder({ items: [], notes: null, revisions: [{ changes }] });
    const at = (station: string) =>
      told(composeTicket(order, aPlace, { ...kitchen, station, marks: { ...NO_MARKS, revision: 2 } }));
    for (const station of ['Fryer', 'Bar']) {
      expect(at(station)).toEqual(expect.arrayContaining(['* 1× > 3× Combo', 'FAZER AGORA: 1× Duo']));
      expect(at(station).join()).not.toContain('Burger');
    }
    const grill = at('Grill');
    expect(grill.slice(grill.indexOf('* 1× Burger')).slice(0, 6)).toEqual([
      ...['* 1× Burger', '>> No onion', '* 1× Toast', '>> sem observações agora'],
      ...['* 1× Wrap', '! Alergia a ovo'],
    ]);
    expect(grill.join()).not.toContain('Combo');
  });

  it('has the part of its station alone', () => {
    const items = [anItem({ station: 'Forno' }), anItem({ name: 'Suco', variation: null, station: 'Bar' })];
    const lines = told(composeTicket(aPrintedOrder({ items }), aPlace, { ...kitchen, station: 'Bar' }));
    expect(lines).toContain('Bar');
    expect(lines).toContain('2× Suco');
    expect(lines.join()).not.toContain('Pizza');
  });

  it('begins with what makes it another one than the first', () => {
    const marks = {
      ...{ reprint: 2, printedAt: '2026-03-10T15:05:00.000Z', mayRepeat: true },
      ...{ screenGone: true, revision: 3 },
    };
    expect(told(composeTicket(aPrintedOrder(), aPlace, { ...kitchen, marks })).slice(0, 4)).toEqual([
      'ALTERADO (2)',
      'SEM TELA NA COZINHA',
      'REIMPRESSÃO 2 - 12:05',
      'PODE TER SAÍDO DUAS VEZES',
    ]);
    const [cancelled] = told(composeTicket(aPrintedOrder(), aPlace, { ...kitchen, kind: 'CANCELLED' }));
    expect(cancelled).toBe('CANCELADO');
  });
});

describe('the ticket of a customer', () => {
  it('has every amount, what is to be taken and given back, and where to follow the order', () => {
    const lines = told(composeTicket(aPrintedOrder(), aPlace, customer));
    expect(lines).toEqual(
      expect.arrayContaining([
        '2× Pizza G | R$ 100,00',
        'Itens | R$ 100,00',
        'Taxa de entrega | R$ 8,00',
        'Cupom OI10 | -R$ 10,00',
        'Total | R$ 98,00',
        'COBRAR (Dinheiro): R$ 98,00',
        'Troco para R$ 100,00: R$ 2,00',
        'https://comanda.test/t/abc',
        'Obrigado!',
      ]),
    );
  });

  it('collects nothing of what is paid', () => {
    const pix = aPayment({ method: 'PIX', timing: 'PREPAID', state: 'CONFIRMED', confirmedBy: 'STAFF' });
    const lines = told(composeTicket(aPrintedOrder({ payments: [pix] }), aPlace, customer));
    expect(lines).toContain('Pago: Pix, confirmado pela loja');
    expect(lines.join()).not.toContain('COBRAR');
    const cash = aPayment({ state: 'CANCELLED' });
    const split = told(composeTicket(aPrintedOrder({ payments: [pix, cash] }), aPlace, customer));
    expect(split).toContain('Pago: Pix, confirmado pela loja');
  });

  it('collects nothing of what was paid and given back in part', () => {
    const pix = aPayment({ method: 'PIX', state: 'PARTIALLY_REFUNDED' });
    const lines = told(composeTicket(aPrintedOrder({ payments: [pix] }), aPlace, customer));
    expect(lines.join()).not.toContain('COBRAR');
  });

  it('says by whose word a payment was made before the order was', () => {
    const online = aPayment({
      method: 'ONLINE',
      timing: 'PREPAID',
      state: 'CONFIRMED',
      confirmedBy: 'PROVIDER',
    });
    const paid = told(composeTicket(aPrintedOrder({ payments: [online] }), aPlace, customer));
    expect(paid).toContain('Pago: On-line, confirmado pelo provedor');
    const claim = { at: '2026-03-10T15:05:00.000Z', note: null };
    const said = aPayment({ method: 'PIX', timing: 'PREPAID', state: 'PENDING', claim });
    const open = told(composeTicket(aPrintedOrder({ payments: [said] }), aPlace, customer));
    expect(open).toContain('COBRAR (Pix, cliente diz que pagou): R$ 98,00');
    const atTheDoor = aPayment({ state: 'CONFIRMED', confirmedBy: 'STAFF' });
    const cash = told(composeTicket(aPrintedOrder({ payments: [atTheDoor] }), aPlace, customer));
    expect(cash).toContain('Pago: Dinheiro');
  });

  it('collects each open part of a bill that is split, and no part that is paid', () => {
    const payments = [
      aPayment({ state: 'CONFIRMED', amountCents: 3000 }),
      aPayment({ method: 'CREDIT', amountCents: 5000 }),
      aPayment({ method: 'MEAL_VOUCHER', amountCents: 1800 }),
    ];
    const lines = told(composeTicket(aPrintedOrder({ payments }), aPlace, customer));
    expect(lines.filter((line) => line.startsWith('COBRAR'))).toEqual([
      'COBRAR (Cartão de crédito): R$ 50,00',
      'COBRAR (Vale-refeição): R$ 18,00',
    ]);
  });

  it('speaks the language of its business', () => {
    const order = aPrintedOrder();
    const [es, en] = (['es', 'en'] as const).map((language) =>
      told(composeTicket(order, { ...aPlace, language }, customer)).join(),
    );
    expect(es).toContain('Costo de envío');
    expect(en).toContain('Delivery fee');
  });

  describe('says what the customer has in the loyalty program', () => {
    const stamps = { program: 'Clube', kind: 'STAMPS', available: 4, pending: 0, affordable: [] } as const;
    const next = (per: 'PER_ORDER' | 'PER_ITEM' | 'PER_AMOUNT', amount: number) => ({
      ...{ reward: 'Sobremesa grátis', purchase: { per, amount } },
    });
    const said = (loyalty: PrintedOrder['loyalty'], more: Partial<typeof aPlace> = {}) =>
      told(composeTicket(aPrintedOrder({ loyalty }), { ...aPlace, ...more }, customer));

    it('and how far the next reward is, in the language of its business', () => {
      expect(said({ ...stamps, next: next('PER_ORDER', 6) })).toEqual(
        expect.arrayContaining(['Clube: 4 carimbos', 'Faltam 6 pedidos para: Sobremesa grátis']),
      );
      expect(said({ ...stamps, next: next('PER_AMOUNT', 4000) }, { language: 'es' })).toEqual(
        expect.arrayContaining(['Clube: 4 sellos', 'Gasta R$ 40,00 más para: Sobremesa grátis']),
      );
      expect(said({ ...stamps, available: 1, next: next('PER_ITEM', 1) }, { language: 'en' })).toEqual(
        expect.arrayContaining(['Clube: 1 stamp', '1 more item for: Sobremesa grátis']),
      );
    });

    it('with what comes with the order, what can be redeemed, and cashback as money', () => {
      expect(said({ ...stamps, pending: 1, affordable: ['Suco'], next: null })).toEqual(
        expect.arrayContaining(['Clube: 4 carimbos + 1 carimbo com este pedido', 'Já pode resgatar: Suco']),
      );
      const cashback = { ...stamps, kind: 'CASHBACK', available: 1230, next: null } as const;
      expect(said(cashback)).toContain('Clube: R$ 12,30 de cashback');
    });

    it('and never on the kitchen’s ticket', () => {
      const order = aPrintedOrder({ loyalty: { ...stamps, next: null } });
      expect(told(composeTicket(order, aPlace, kitchen)).join()).not.toContain('Clube');
    });
  });
});
