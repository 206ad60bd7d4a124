import { z } from 'zod';
import type { placeOrderBody } from '../../contracts/storefront';
import { errorAnswer } from '../../contracts/storefront-answers';

/** What the documentation is tried with. */
export interface ExampleOrder {
  slug: string;
  key: string;
  order: z.input<typeof placeOrderBody>;
}

export interface Operation {
  method: 'get' | 'post' | 'put';
  path: string;
  summary: string;
  answer: z.ZodType;
  status?: number;
  body?: z.ZodType;
  query?: z.ZodObject;
  headers?: { name: string; description: string; required?: boolean }[];
  /** Headers of the answer. */
  tells?: Record<string, string>;
  /** What it answers beside what is asked for and refusals. */
  otherAnswers?: Record<number, string>;
  notes?: string;
  /** A body to begin with. */
  example?: (of: ExampleOrder) => object;
}

export const KEY = 'Idempotency-Key';

function tagOf(path: string): string {
  if (path.startsWith('/store/orders/')) return 'Placed orders';
  if (path.startsWith('/feedback/')) return 'Feedback';
  return path.includes('/carts') ? 'Carts' : 'Stores';
}

/**
 * An operation as OpenAPI describes it, with the answers that every route may give. Its schemas are made here, once;
 * what it answers puts in what the operation is tried with.
 */
export function describeOperation({
  path,
  summary,
  notes,
  query,
  body,
  headers = [],
  example,
  ...answers
}: Operation): (order: ExampleOrder) => object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const asked = Object.entries<z.ZodType>(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: schemaOf(schema, 'input'),
  }));
  const bodySchema = body && schemaOf(body, 'input');
  const responses = responsesOf(path, answers);
  return (order) => ({
    summary,
    tags: [tagOf(path)],
    ...(notes && { description: notes }),
    parameters: [
      ...names.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
        ...(name === 'slug' && { example: order.slug }),
      })),
      ...asked,
      ...headers.map((header) => ({
        required: false,
        ...header,
        in: 'header',
        schema: { type: 'string' },
        ...(header.name === KEY && { example: order.key }),
      })),
    ],
    ...(bodySchema && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: bodySchema, ...(example && { example: example(order) }) },
        },
      },
    }),
    responses,
  });
}

function responsesOf(
  path: string,
  {
    answer,
    status = 200,
    tells,
    otherAnswers = {},
  }: Pick<Operation, 'answer' | 'status' | 'tells' | 'otherAnswers'>,
): object {
  const stream = path.endsWith('/events');
  return {
    [status]: {
      description: 'Done',
      ...(tells && { headers: headersOf(tells) }),
      content: {
        [stream ? 'text/event-stream' : 'application/json']: {
          schema: schemaOf(stream ? answer : z.object({ data: answer }), 'output'),
        },
      },
    },
    ...Object.fromEntries(Object.entries(otherAnswers).map(([code, description]) => [code, { description }])),
    '4XX': refusal('Refused'),
    429: refusal('Asked too often', RETRY),
    503: refusal(
      'Not possible at the moment: nothing was done, or it is told as before with the same key',
      RETRY,
    ),
  };
}

const RETRY = { 'Retry-After': 'After how many seconds to ask again' };

const headersOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

const refusal = (description: string, headers: Record<string, string> = {}) => ({
  description,
  headers: headersOf(headers),
  content: { 'application/json': { schema: schemaOf(errorAnswer, 'output') } },
});

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
