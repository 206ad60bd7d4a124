import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import en from '../../../src/errors/messages.en.json';
import es from '../../../src/errors/messages.es.json';
import ptBR from '../../../src/errors/messages.pt-BR.json';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { CENTRO, orderBody } from '../support/ordering';
import { tally } from '../support/proof';
import { expectRefusal, expectRefusals, type Path, type Refused } from '../support/refused';

let business: TestBusiness;
let product: string;
let cases = 0;

const expectAll = async (refused: Refused[]) => (cases += await expectRefusals(business, refused));
const order = (more: object = {}, productId = product) => orderBody(productId, 2000, more);
const item = (more: object, productId = product) =>
  order({ items: [{ productId, quantity: 1, extras: [], ...more }] });

beforeAll(async () => {
  business = await newBusiness();
  product = (await newProduct(business)).id;
});

afterAll(() => tally('bad input', cases));

describe('a body that is none of ours', () => {
  it('is refused field by field', async () => {
    const lines = (count: number) =>
      order({ items: Array.from({ length: count }, () => ({ productId: product, quantity: 1 })) });
    const quantity = (value: unknown) => item({ quantity: value });
    const at: Path = ['items', 0, 'quantity'];
    await expectAll(
      [
        ['51 of one item', quantity(51), 400, 'TOO_BIG', at],
        ['none of an item', quantity(0), 400, 'TOO_SMALL', at],
        ['less than none', quantity(-1), 400, 'TOO_SMALL', at],
        ['half an item', quantity(1.5), 400, 'WRONG_TYPE', at],
        ['a number as text', quantity('1'), 400, 'WRONG_TYPE', at],
        ['infinitely many', '1e400', 400, 'WRONG_TYPE', at],
        ['nothing of an item', quantity(null), 400, 'WRONG_TYPE', at],
        ['61 lines', lines(61), 400, 'TOO_MANY', ['items']],
        ['no lines', lines(0), 400, 'TOO_FEW', ['items']],
        ['lines that are no list', order({ items: {} }), 400, 'WRONG_TYPE', ['items']],
        ['a line that is text', order({ items: ['pizza'] }), 400, 'WRONG_TYPE', ['items', 0]],
        ['long notes', order({ notes: 'x'.repeat(301) }), 400, 'TOO_LONG', ['notes']],
        ['long notes of an item', item({ notes: 'x'.repeat(281) }), 400, 'TOO_LONG', ['items', 0, 'notes']],
        ['a number as notes', order({ notes: 7 }), 400, 'WRONG_TYPE', ['notes']],
        ['a NUL in the notes', order({ notes: 'a\0b' }), 400, 'INVALID_FORMAT', ['notes']],
        ['half a character', item({ notes: '\ud83c' }), 400, 'INVALID_FORMAT', ['items', 0, 'notes']],
        ['another type', order({ type: 'DRONE' }), 400, 'NOT_ONE_OF', ['type']],
        ['no customer', order({ customer: undefined }), 400, 'REQUIRED', ['customer']],
        [
          'an empty name',
          order({ customer: { name: ' ', phone: '11980000000' } }),
          400,
          'TOO_SHORT',
          ['customer', 'name'],
        ],
        [
          'no e-mail',
          order({ customer: { name: 'Ana', phone: '11980000000', email: 'ana' } }),
          400,
          'INVALID_FORMAT',
          ['customer', 'email'],
        ],
        ['an empty address', order({ address: {} }), 400, 'REQUIRED', ['address', 'street']],
        ['off the map', order({ address: { ...CENTRO, lat: 91 } }), 400, 'TOO_BIG', ['address', 'lat']],
        ['someday', order({ scheduledFor: 'tomorrow' }), 400, 'INVALID_FORMAT', ['scheduledFor']],
        [
          'a total with a fraction',
          order({ expectedTotalCents: 19.99 }),
          400,
          'WRONG_TYPE',
          ['expectedTotalCents'],
        ],
        ['a negative total', order({ expectedTotalCents: -1 }), 400, 'TOO_SMALL', ['expectedTotalCents']],
        [
          'a total beyond numbers',
          order({ expectedTotalCents: 2 ** 60 }),
          400,
          'TOO_BIG',
          ['expectedTotalCents'],
        ],
        ['a price', item({ priceCents: 1 }), 400, 'UNKNOWN_FIELD', ['items', 0, 'priceCents']],
        ['an empty body', {}, 400, 'REQUIRED', ['type']],
      ].map((one) => (one[1] === '1e400' ? infinite(one as Refused) : (one as Refused))),
    );
  });

  it('is refused whole when it is no JSON, no object, or the prototype of one', async () => {
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const valid = JSON.stringify(order());
    await expectAll([
      ['broken JSON', '{"type": "TAKEOUT", "items": [', 400, 'INVALID', []],
      ['two bodies', `${valid}${valid}`, 400, 'INVALID', []],
      ['text', '"hello"', 400, 'INVALID', []],
      ['a number', '42', 400, 'INVALID', []],
      ['null', 'null', 400, 'INVALID', []],
      ['a list', '[]', 400, 'WRONG_TYPE', []],
      ['deep nesting', nested, 400, 'BODY_TOO_DEEP', []],
      [
        'deep nesting inside',
        valid.replace('"notes"', '"nothing"').replace('{', `{"notes":${nested},`),
        400,
        'BODY_TOO_DEEP',
        [],
      ],
      ['__proto__', valid.replace('{', '{"__proto__":{"type":"DELIVERY"},'), 400, 'INVALID', []],
      [
        'constructor',
        valid.replace('{', '{"constructor":{"prototype":{"x":1}},'),
        400,
        'UNKNOWN_FIELD',
        ['constructor'],
      ],
      [
        '__proto__ in an item',
        valid.replace('"quantity"', '"__proto__":{"quantity":1},"quantity"'),
        400,
        'INVALID',
        [],
      ],
      ['a megabyte of notes', order({ notes: 'x'.repeat(1_000_000) }), 413, 'TOO_LARGE', []],
    ]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('is not read at all without a key to know it by', async () => {
    const keys: [key: string | null, code: string][] = [
      [null, 'IDEMPOTENCY_KEY_REQUIRED'],
      ['', 'IDEMPOTENCY_KEY_REQUIRED'],
      ['short', 'IDEMPOTENCY_KEY_INVALID'],
      ['with a space in it', 'IDEMPOTENCY_KEY_INVALID'],
      ['x'.repeat(201), 'IDEMPOTENCY_KEY_INVALID'],
    ];
    for (const [key, code] of keys) {
      for (const language of LANGUAGES) {
        const answer = await anonymous.post(`/api/store/${business.branch.slug}/orders`, order(), {
          'accept-language': language,
          ...(key !== null && { 'idempotency-key': key }),
        });
        expectRefusal(answer, language, [`key "${key}"`, null, 400, code, ['Idempotency-Key']]);
      }
    }
  });

  it('finds nothing behind a token that nobody was given', async () => {
    for (const token of ['nothing', 'a'.repeat(32), '%00', '..%2f', "'%20OR%201=1", 'x'.repeat(300)]) {
      for (const language of LANGUAGES) {
        const said = { 'accept-language': language };
        const answers = [
          await anonymous.get(`/api/store/orders/${token}`, said),
          await anonymous.get(`/api/store/orders/${token}/events`, said),
          await anonymous.post(`/api/store/orders/${token}/cancel`, {}, said),
        ];
        for (const answer of answers) expectRefusal(answer, language, [token, null, 404, 'NOT_FOUND', []]);
        cases += answers.length;
      }
    }
  });

  it('is spoken to in the language it asks for, and in English in any other', async () => {
    const said = async (language: string) =>
      (await anonymous.get('/api/store/orders/nothing', { 'accept-language': language })).body.error.message;
    expect(await said('de, pt;q=0.5, es;q=0.9')).toBe(es.NOT_FOUND);
    expect(await said('pt-PT')).toBe(ptBR.NOT_FOUND);
    expect(await said('es-419,es;q=0.9')).toBe(es.NOT_FOUND);
    expect(await said('ja')).toBe(en.NOT_FOUND);
    expect(await said(';;q=x,,'.repeat(500))).toBe(en.NOT_FOUND);
  });
});

/** JSON has no infinity, but it has numbers that become one. */
function infinite([what, , ...rest]: Refused): Refused {
  return [what, JSON.stringify(item({ quantity: 1 })).replace('"quantity":1', '"quantity":1e400'), ...rest];
}
