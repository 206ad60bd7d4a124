import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { fromServer } from './server';

const CONTRACTS = path.resolve(import.meta.dirname, '../../../dist/src/contracts');
const NAMES_A_THING = /(^i|I)ds?$|^(branch|branches|person|user|entity|customer|seller|cart|order)$/;
/** Names that no contract has, and that somebody might think of. */
const GUESSES = ['businessId', 'documentId', 'userId', 'customerId', 'orderId', 'createdBy'];

/** The names of all fields under which the contracts' schemas take the id of something. */
export function idFields(): string[] {
  const { z: server } = fromServer('zod') as { z: typeof z };
  const names = new Set(GUESSES);
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('properties' in schema && typeof schema.properties === 'object' && schema.properties !== null)
      for (const name of Object.keys(schema.properties)) if (NAMES_A_THING.test(name)) names.add(name);
    for (const part of Object.values(schema)) walk(part);
  };
  const isSchema = (value: unknown): value is z.ZodType =>
    typeof value === 'object' && value !== null && '_zod' in value;
  for (const file of readdirSync(CONTRACTS).filter((name) => name.endsWith('.js'))) {
    const exported: unknown[] = Object.values(fromServer(path.join(CONTRACTS, file)) as object);
    // Some files keep their schemas in a table.
    const nested = exported.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null && !isSchema(value) ? Object.values(value) : [],
    );
    for (const value of [...exported, ...nested])
      if (isSchema(value)) walk(server.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }));
  }
  return [...names].sort();
}
