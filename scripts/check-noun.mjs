import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { buildStale } from './builds.mjs';
import { generateTypes, staleSchemas } from './check-noun/generated-types.mjs';
import { declaredNouns } from './check-noun/nouns.mjs';
import { stepsFor } from './check-noun/steps.mjs';
import { main, Stop } from './processes.mjs';
import { step } from './progress.mjs';
import { runSteps } from './steps.mjs';
import { summary } from './summary.mjs';
import { sum } from './tallies.mjs';

// Checks one noun: docs/extending.md, "Add a noun". `npm test` checks everything.

const usage = 'npm run check-noun <noun>, such as npm run check-noun seller';

await main(async () => {
  const { positionals } = readArguments(usage, { allowPositionals: true, options: {} });
  const nouns = declaredNouns();
  const found = nouns.find(({ noun, resource }) => positionals[0] === noun || positionals[0] === resource);
  if (!found)
    throw new Stop(`Use it like this: ${usage}\nThere are: ${nouns.map(({ noun }) => noun).join(', ')}`);
  if (staleSchemas().length > 0) await step("Generating Strapi's types", generateTypes);
  await buildStale(undefined, ['server']);
  const results = await runSteps(stepsFor(found));
  console.log(`\n${summary(results).join('\n')}`);
  return sum(results).failed > 0 ? 1 : 0;
});
