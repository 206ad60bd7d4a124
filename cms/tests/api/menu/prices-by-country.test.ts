import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newBusiness } from '../support/business';
import { importFile } from '../support/menu-files';

const caseFile = (name: string) => readFileSync(path.join(import.meta.dirname, 'cases', name), 'utf8');

/** The changes of a file in a menu that has its products at a price of 1 already. */
async function preview(country: string, currency: string, file: string) {
  const { owner, branch } = await newBusiness({ business: { country, currency, defaultLanguage: 'es' } });
  const before = file.replace(/^((?:[^;,]+[;,]){2}).*$/gm, (line, start: string, at: number) =>
    at === 0 ? line : `${start}1`,
  );
  expect((await importFile(owner, branch.id, before)).body.data.counts.refused).toBe(0);
  const { body, status, text } = await importFile(owner, branch.id, file, { preview: true, language: 'en' });
  expect(status, text).toBe(200);
  return body.data.lines.map(({ name, changes, issues }) => ({
    name,
    price: changes.find(({ field }) => field === 'priceCents')?.after ?? null,
    issues: issues.map(({ code, message }) => `${code}: ${message}`),
  }));
}

describe('prices of a file', () => {
  it('of Mexico are read with commas between thousands', async () => {
    expect(await preview('MX', 'MXN', caseFile('19-prices-MX.csv'))).toEqual([
      { name: 'Paquete', price: 1_250_000, issues: [] },
      { name: 'Suadero', price: 2500, issues: [] },
    ]);
  });

  it('of Peru are read behind S/ and S/.', async () => {
    expect(await preview('PE', 'PEN', caseFile('19-prices-PE.csv'))).toEqual([
      { name: 'Ceviche mixto', price: 3250, issues: [] },
      { name: 'Tiradito', price: 2800, issues: [] },
      { name: 'Parihuela', price: 125_000, issues: [] },
    ]);
  });

  it('of Chile have no decimals, and of Brazil a comma before them', async () => {
    const head = 'Categoría;Nombre;Precio\nSushi;';
    expect(await preview('CL', 'CLP', `${head}Roll;CLP 8.380`)).toMatchObject([{ price: 8380 }]);
    expect(await preview('BR', 'BRL', `${head}Roll;R$ 1.234,50`)).toMatchObject([{ price: 123_450 }]);
  });

  it('are refused where they may mean two amounts', async () => {
    const head = 'Categoría;Nombre;Precio\nSushi;';
    for (const [country, currency, price] of [
      ['BR', 'BRL', '1,250'],
      ['MX', 'MXN', '1.250'],
      ['CL', 'CLP', '8,380'],
    ] as const)
      expect(await preview(country, currency, `${head}Roll;${price}`)).toMatchObject([
        { price: null, issues: ['BAD_PRICE: This is not a price.'] },
      ]);
  });

  it('of another currency are refused by its name', async () => {
    const file = 'Categoría;Nombre;Precio\nTacos;Suadero;US$ 25';
    expect(await preview('MX', 'MXN', file)).toMatchObject([
      { price: null, issues: ['OTHER_CURRENCY: The price is in US$; this menu is in MXN.'] },
    ]);
  });
});
