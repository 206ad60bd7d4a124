import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { anonymous, newBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { apiRoutes } from '../support/routes';
import { fromServer, serverUrl } from '../support/server';

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
    .filter(({ path }) => path.startsWith('/api/store/') || path === '/api/feedback/intake')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(there.sort());
});

it('says of every parameter whether it has to be there', async () => {
  const { paths } = await document();
  const required = (path: string, method: string) =>
    Object.fromEntries(
      z
        .object({ parameters: z.array(z.object({ name: z.string(), required: z.boolean() })) })
        .parse(paths[path]?.[method])
        .parameters.map((parameter) => [parameter.name, parameter.required]),
    );
  expect(required('/store/{slug}/orders', 'post')).toEqual({ slug: true, 'Idempotency-Key': true });
  expect(required('/store/{slug}/carts', 'post')).toEqual({ slug: true, 'Idempotency-Key': false });
  expect(required('/store/{slug}/menu', 'get')).toEqual({ slug: true, 'If-None-Match': false });
  expect(required('/store/{slug}/slots', 'get')).toEqual({ slug: true, service: true });
});

/** The order that placing one is tried with: at which store, with which key. */
async function tried() {
  const example = z.object({ example: z.unknown() });
  const { parameters, requestBody } = z
    .object({
      parameters: z.array(example),
      requestBody: z.object({ content: z.object({ 'application/json': example }) }),
    })
    .parse((await document()).paths['/store/{slug}/orders']?.post);
  const [where, key] = parameters.map((parameter) => String(parameter.example));
  return { where, key, body: requestBody.content['application/json'].example };
}

it('is tried with an order that the store of the demo takes as it is, and with none of a store that has its address', async () => {
  const demo = await newBusiness();
  await newProduct(demo, { priceCents: 1900 });
  const address = `/api/branches/${demo.branch.id}`;
  const { version } = (await demo.owner.get<{ version: number }>(address)).body.data;
  const slug = 'cantina-centro';
  expect((await demo.owner.send('PATCH', address, { version, slug })).status).toBe(200);
  expect((await tried()).where).toBe('your-store');

  const { environment } = fromServer('./environment') as { environment: { demo: boolean } };
  environment.demo = true;
  onTestFinished(() => void (environment.demo = false));
  const { where, key, body } = await tried();
  expect(where).toBe(slug);
  const placed = await anonymous.post(`/api/store/${where}/orders`, body, { 'idempotency-key': key ?? '' });
  expect(placed.status, placed.text).toBe(201);
});

/** A body as the document describes it. */
const described = z.object({
  requestBody: z.object({
    content: z.object({
      'application/json': z.object({ schema: z.custom<Schema>(), example: z.unknown() }),
    }),
  }),
});
type Schema = Parameters<typeof z.fromJSONSchema>[0];

it('begins with bodies that their own schemas take', async () => {
  const operations = Object.values((await document()).paths).flatMap(Object.values);
  const bodies = operations.flatMap((operation) => described.safeParse(operation).data ?? []);
  const examples = bodies
    .map(({ requestBody }) => requestBody.content['application/json'])
    .filter(({ example }) => example !== undefined);
  expect(examples.length).toBeGreaterThan(5);
  for (const { schema, example } of examples)
    expect(z.fromJSONSchema(schema).safeParse(example).error, JSON.stringify(example)).toBeUndefined();
});

it('tells of the answers that come from time to time', async () => {
  const { paths } = await document();
  const answersOf = (path: string, method: string) =>
    z
      .object({
        responses: z.record(z.string(), z.object({ headers: z.record(z.string(), z.unknown()).optional() })),
      })
      .transform(({ responses }) =>
        Object.entries(responses).flatMap(([status, { headers = {} }]) => [
          status,
          ...Object.keys(headers).map((name) => `${status} ${name}`),
        ]),
      )
      .parse(paths[path]?.[method]);
  expect(answersOf('/store/{slug}/menu', 'get')).toEqual(expect.arrayContaining(['200 ETag', '304']));
  expect(answersOf('/store/{slug}/orders', 'post')).toEqual(
    expect.arrayContaining(['201 Idempotent-Replayed', '429 Retry-After', '503 Retry-After']),
  );
});

it('is drawn by a page that asks nobody else for anything', async () => {
  const { text, headers } = await anonymous.get('/api/docs');
  expect(headers.get('content-type')).toContain('text/html');
  expect(text).not.toMatch(/https?:|\/\/\w/);
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(files).toHaveLength(5);
  for (const file of files) {
    const response = await fetch((await serverUrl()) + file);
    expect([file, response.status]).toEqual([file, 200]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
  for (const other of ['package.json', 'swagger-ui.js.map', '..%2Fpackage.json', 'constructor'])
    expect((await anonymous.get(`/api/docs/${other}`)).status, other).toBe(404);
});
