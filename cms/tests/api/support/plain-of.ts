import type { NounContract } from '../../../src/contracts/noun-contract';
import type { Permission } from '../../../src/domain/access';
import { namesOf, type Declared, type Kind } from '../../../src/domain/fields';
import { unique, type TestBusiness } from './business';
import { newCode } from './new-code';
import type { PlainNoun } from './plain-nouns';

type Given = Pick<PlainNoun, 'file' | 'name' | 'resource'> & Partial<PlainNoun>;

/**
 * The examples of a noun whose fields are declared: values follow from the kinds of its fields. `given` may replace any
 * part of it, such as `others` where two fields depend on each other.
 */
export function plainOf<F extends Declared>(contract: NounContract<F>, given: Given): PlainNoun {
  const { fields, writePermissions } = contract;
  const names = namesOf(fields);
  const [write] = Object.values<Permission>(writePermissions);
  return {
    write,
    restored: true,
    needed: () =>
      Object.fromEntries(
        names.flatMap((name) => (fields[name]?.needed ? [[name, firstValue(fields[name].kind)]] : [])),
      ),
    others: async (business) => {
      const bodies: Record<string, object> = {};
      for (const name of names) {
        const field = fields[name];
        if (field) bodies[name] = { [name]: await otherValue(field.kind, field.empty, business) };
      }
      return bodies;
    },
    ...given,
  };
}

/** What a new row has in a field that it has to state. */
function firstValue(kind: Kind): unknown {
  if (kind.is === 'text') return unique('Text').slice(-kind.most);
  if (kind.is === 'day') return '2031-05-06';
  if (kind.is === 'key') return newCode();
  throw new Error(
    `A field of the kind ${kind.is} needs an example of its own: give plainOf "needed" and "others"`,
  );
}

/** Another value than a new row has. */
async function otherValue(kind: Kind, empty: unknown, business: TestBusiness): Promise<unknown> {
  if (kind.is === 'text' || kind.is === 'key') return firstValue(kind);
  if (kind.is === 'day') return '2031-07-08';
  if (kind.is === 'instant') return '2031-07-08T12:00:00.000Z';
  if (kind.is === 'flag') return empty !== true;
  if (kind.is === 'code') return kind.values.find((value) => value !== empty);
  if (kind.is === 'cents' || kind.is === 'count') return Math.min(kind.least + 7, kind.most);
  if (kind.is === 'id' && kind.of) return newReference(kind.of, business);
  return firstValue(kind);
}

async function newReference(resource: string, business: TestBusiness): Promise<string> {
  // Imported when it is called: the register names the nouns that are made here.
  const { newRow, PLAIN_NOUNS } = await import('./plain-nouns');
  const noun = PLAIN_NOUNS.find((plain) => plain.resource === resource);
  if (!noun) throw new Error(`${resource} has no example in cms/tests/api/support/plain`);
  return (await newRow(noun, business)).id;
}
