import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { writeNoun } from './new-noun/write-noun.mjs';
import { main, Stop } from './processes.mjs';

// Writes what a noun of a branch is made of in both workspaces: docs/extending.md, "Add a noun".

const usage =
  'npm run new-noun <context> <noun> -- [--plural <nouns>] [--fields seats:integer,note:text] [--permission | --read <permission> --write <permission>]';

await main(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      plural: { type: 'string' },
      fields: { type: 'string' },
      permission: { type: 'boolean' },
      read: { type: 'string' },
      write: { type: 'string' },
    },
  });
  const [context, noun] = positionals;
  if (!noun) throw new Stop(`Use it like this: ${usage}`);
  const { written, named } = await writeNoun({ plural: `${noun}s`, ...values, context, noun });
  console.log(`Written, to be filled in:\n  ${written.join('\n  ')}\nNamed in:\n  ${named.join('\n  ')}`);
});
