import { z } from 'zod';
import { customerCancelBody, placeOrderBody, quoteBody, slotsQuery } from '../../contracts/storefront';
import {
  errorAnswer,
  menuAnswer,
  storeNewsAnswer,
  placedAnswer,
  profileAnswer,
  quoteAnswer,
  slotsAnswer,
  trackedAnswer,
} from '../../contracts/storefront-answers';
import { environment } from '../../environment';

interface Operation {
  method: 'get' | 'post';
  path: string;
  summary: string;
  answer: z.ZodType;
  status?: number;
  body?: z.ZodType;
  query?: z.ZodObject;
  headers?: { name: string; description: string }[];
  notes?: string;
}

const OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/store/{slug}',
    summary: 'A store: profile, state with reasons, hours, services, payments',
    answer: profileAnswer,
  },
  {
    method: 'get',
    path: '/store/{slug}/menu',
    summary: 'Everything that can be sold now',
    answer: menuAnswer,
    notes: 'Send the ETag back in If-None-Match: an unchanged menu answers 304.',
  },
  {
    method: 'get',
    path: '/store/{slug}/menu/events',
    summary: 'When the store or its menu changes, as server-sent events',
    answer: storeNewsAnswer,
    notes: 'A stream of events named "store": one now, and one whenever either mark is another one.',
  },
  {
    method: 'get',
    path: '/store/{slug}/slots',
    summary: 'When a service can be ordered for later',
    query: slotsQuery,
    answer: slotsAnswer,
    notes: 'A slot that is full is told, and refused by quote and order with SLOT_FULL.',
  },
  {
    method: 'post',
    path: '/store/{slug}/quote',
    summary: 'What an order would cost, and what speaks against it',
    body: quoteBody,
    answer: quoteAnswer,
  },
  {
    method: 'post',
    path: '/store/{slug}/orders',
    summary: 'Place an order',
    body: placeOrderBody,
    answer: placedAnswer,
    status: 201,
    headers: [
      {
        name: 'Idempotency-Key',
        description: 'The same key and body answer the same order for 24 hours; 8 to 200 visible characters',
      },
    ],
    notes:
      'Prices are the store’s. An expectedTotalCents that differs answers 409 TOTAL_CHANGED with the new quote in details.quote; ' +
      'so does 409 COUPON_NOT_FOR_ORDER, when the coupon does not count for this customer.',
  },
  {
    method: 'get',
    path: '/store/orders/{token}',
    summary: 'An order as its customer follows it',
    answer: trackedAnswer,
  },
  {
    method: 'get',
    path: '/store/orders/{token}/events',
    summary: 'The same as server-sent events',
    answer: trackedAnswer,
    notes: 'A stream of events named "order", each with the whole order as data.',
  },
  {
    method: 'post',
    path: '/store/orders/{token}/cancel',
    summary: 'Cancel, until the store accepts',
    body: customerCancelBody,
    answer: trackedAnswer,
  },
];

let made: object | null = null;

/** The OpenAPI document of the storefront API. */
export function storefrontOpenApi(): object {
  made ??= {
    openapi: '3.1.0',
    info: {
      title: 'Comanda storefront API',
      version: '1',
      description: 'Public, without sign-in. Answers carry {data}, refusals {error}.',
    },
    servers: [{ url: `${environment.publicUrl}/api` }],
    paths: pathsOf(OPERATIONS),
  };
  return made;
}

function pathsOf(operations: readonly Operation[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = describe(operation);
  return paths;
}

function describe({
  path,
  summary,
  notes,
  query,
  body,
  headers = [],
  answer,
  status = 200,
}: Operation): object {
  const stream = path.endsWith('/events');
  return {
    summary,
    tags: [path.startsWith('/store/orders/') ? 'Placed orders' : 'Stores'],
    ...(notes && { description: notes }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...Object.entries<z.ZodType>(query?.shape ?? {}).map(([name, schema]) => ({
        name,
        in: 'query',
        required: true,
        schema: schemaOf(schema, 'input'),
      })),
      ...headers.map((header) => ({ ...header, in: 'header', required: true, schema: { type: 'string' } })),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: {
      [status]: {
        description: 'Done',
        content: {
          [stream ? 'text/event-stream' : 'application/json']: {
            schema: schemaOf(stream ? answer : z.object({ data: answer }), 'output'),
          },
        },
      },
      '4XX': {
        description: 'Refused',
        content: { 'application/json': { schema: schemaOf(errorAnswer, 'output') } },
      },
    },
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
