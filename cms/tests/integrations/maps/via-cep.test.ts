import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { viaCep } from '../../../src/integrations/maps/via-cep';

const SE = { cep: '01001-000', logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
/** A town with one code has neither streets nor districts in it. */
const TOWN = { logradouro: '', bairro: '', localidade: 'Bora', uf: 'SP' };
const ANSWERS: Record<string, string> = {
  '01001000': JSON.stringify(SE),
  '19740000': JSON.stringify(TOWN),
  '99999999': '{"erro":"true"}',
  '11111111': '<html>',
  '22222222': JSON.stringify({ ...SE, more: 'x'.repeat(200_000) }),
};

let asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  asked.push(request.url);
  const answer = ANSWERS[request.url?.split('/')[2] ?? ''];
  response.writeHead(answer === undefined ? 500 : 200).end(answer);
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
});
const find = (code: string) =>
  viaCep(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ws/{code}/json/`).find(code);

describe('a look-up like ViaCEP', () => {
  it('says what the code says of the address, however the code is written', async () => {
    expect(await find('01001-000')).toEqual({
      ...{ street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' },
    });
    expect(asked).toEqual(['/ws/01001000/json/']);
    expect(await find('19740 000')).toEqual({ street: '', district: '', city: 'Bora', state: 'SP' });
  });

  it.each(['99999999', '11111111', '22222222', '33333333'])(
    'finds nothing by an answer like that to %s',
    async (code) => {
      expect(await find(code)).toBeNull();
      expect(asked).toHaveLength(1);
    },
  );

  it.each(['', '0100100', '01001-0000', 'x/../../secret'])('asks nobody for %j', async (code) => {
    expect(await find(code)).toBeNull();
    expect(asked).toEqual([]);
  });
});
