import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { generateTypes } from './check-noun/generated-types.mjs';
import { writeNoun } from './new-noun/write-noun.mjs';
import { main, Stop } from './processes.mjs';
import { step } from './progress.mjs';

// Writes what a noun of a branch is made of in both workspaces: docs/extending.md, "Add a noun".

const usage = `npm run new-noun <context> <noun> -- [--plural <nouns>] [--title code] [--fields 'size:S|M|L,notes?:text,courier:couriers?'] [--show] [--verb mark-lost/mark-found] [--permission | --read <permission> --write <permission>]`;

await main(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      plural: { type: 'string' },
      title: { type: 'string' },
      fields: { type: 'string' },
      show: { type: 'boolean' },
      verb: { type: 'string', multiple: true },
      permission: { type: 'boolean' },
      read: { type: 'string' },
      write: { type: 'string' },
    },
  });
  const [context, noun] = positionals;
  if (!noun) throw new Stop(`Use it like this: ${usage}`);
  const { written, named } = await writeNoun({ plural: `${noun}s`, ...values, context, noun });
  await step("Generating Strapi's types", generateTypes);
  console.log(
    `Written, to be filled in:\n  ${written.join('\n  ')}\nNamed in:\n  ${named.join('\n  ')}\nNext: npm run check-noun ${noun}`,
  );
});
