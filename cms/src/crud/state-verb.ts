import type { z } from 'zod';
import { versionBody } from '../contracts/version';
import type { Permission } from '../domain/access';
import type { Noun, Row } from './noun';
import { moveState } from './operations';
import { verb, type Verb } from './verbs';
import { withCurrent } from './with-current';

/**
 * A verb that moves rows from one state to another, such as `mark-lost`: `POST /api/<nouns>/:id/<name>` with the `version`
 * that was read. The move is audited under the verb's name and published; a row that has changed or is in another state
 * answers 409 with the row as it is. A verb with rules of its own is a use-case instead, under `verb()`.
 */
export const stateVerb = <R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  name: string,
  permission: Permission,
  { from, to }: { from: string; to: string },
): Verb =>
  verb('POST', `/:id/${name}`, permission, versionBody, ({ viewer, id, body: { version } }) =>
    withCurrent(noun, viewer, () => moveState(noun, viewer, id, { version, from, to, action: name })),
  );
