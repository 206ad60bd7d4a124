import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { writeNoun } from './new-noun/write-noun.mjs';
import { main, Stop } from './processes.mjs';

// Writes what a noun of a branch is made of in both workspaces: docs/architecture.md, "A new noun".

const usage =
  'npm run new-noun <context> <noun> -- [--plural <nouns>] [--fields seats:integer,note:text] [--read <permission>] [--write <permission>]';

await main(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      plural: { type: 'string' },
      fields: { type: 'string' },
      read: { type: 'string' },
      write: { type: 'string' },
    },
  });
  const [context, noun] = positionals;
  if (!noun) throw new Stop(`Use it like this: ${usage}`);
  const own = context === 'menu' ? 'menu' : 'branch';
  const { plural = `${noun}s`, fields, read = `${own}.view`, write = `${own}.edit` } = values;
  const { written, named } = await writeNoun({ context, noun, plural, fields, read, write });
  console.log(`Written, to be filled in:\n  ${written.join('\n  ')}\nNamed in:\n  ${named.join('\n  ')}`);
});
