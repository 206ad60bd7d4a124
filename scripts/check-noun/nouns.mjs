import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../project.mjs';

const property = (text, name) => new RegExp(`^ {2}${name}: '(.+)',$`, 'm').exec(text)?.[1];

/**
 * The declared nouns of the server, as their files in `cms/src/api/<context>/nouns` name them.
 *
 * @returns {{ context: string, noun: string, resource: string }[]} `noun` as in the audit log, `resource` as in URLs
 */
export function declaredNouns() {
  return readdirSync(at('cms/src/api'), { recursive: true })
    .filter((file) => /^[\w-]+\/nouns\/.+\.ts$/.test(file))
    .map((file) => {
      const text = readFileSync(at('cms/src/api', file), 'utf8');
      return {
        context: file.split('/')[0],
        noun: property(text, 'entity'),
        resource: property(text, 'resource'),
      };
    })
    .filter(({ noun, resource }) => noun && resource)
    .sort((a, b) => (a.resource < b.resource ? -1 : 1));
}
