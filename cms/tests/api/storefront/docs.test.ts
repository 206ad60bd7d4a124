import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { anonymous } from '../support/business';
import { apiRoutes } from '../support/routes';
import { serverUrl } from '../support/server';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
}

const document = async () => JSON.parse((await anonymous.get('/api/openapi.json')).text) as Document;

it('describes the storefront in valid OpenAPI 3.1', async () => {
  const described = await document();
  expect(described.openapi).toBe('3.1.0');
  const { valid, errors } = await new Validator().validate({ ...described });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('describes every route of the storefront, and none that there is not', async () => {
  const { paths } = await document();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} /api${path}`),
  );
  const there = (await apiRoutes())
    .filter(({ path }) => path.startsWith('/api/store/'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(there.sort());
});

it('is drawn by a page that asks nobody else for anything', async () => {
  const { text, headers } = await anonymous.get('/api/docs');
  expect(headers.get('content-type')).toContain('text/html');
  expect(text).not.toMatch(/https?:|\/\/\w/);
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(files).toHaveLength(4);
  for (const file of files) {
    const response = await fetch((await serverUrl()) + file);
    expect([file, response.status]).toEqual([file, 200]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
  for (const other of ['package.json', 'swagger-ui.js.map', '..%2Fpackage.json', 'constructor'])
    expect((await anonymous.get(`/api/docs/${other}`)).status, other).toBe(404);
});
