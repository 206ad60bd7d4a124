import { availableParallelism } from 'node:os';
import { Stop } from './processes.mjs';
import { headline, seconds } from './progress.mjs';
import { failure, inWords } from './tallies.mjs';

/**
 * Lets those who run side by side speak one after the other, in the order in which they began: the first is heard at
 * once, what the next ones say is kept until it is their turn.
 */
export function inTurn(print) {
  const speakers = [];
  return () => {
    const speaker = { kept: [], over: false };
    speakers.push(speaker);
    return {
      say(line) {
        if (speakers[0] === speaker) print(line);
        else speaker.kept.push(line);
      },
      end() {
        speaker.over = true;
        while (speakers[0]?.over) {
          speakers.shift();
          speakers[0]?.kept.splice(0).forEach((line) => print(line));
        }
      },
    };
  };
}

/** Runs one step to its end; what it throws is its one failure, in words. */
async function attempt({ name, run }, say) {
  const since = Date.now();
  say(headline(name));
  const result = await run(say).catch((error) => {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    return { ...failure('not run to its end', error.message), note: error.message.split('\n')[0] };
  });
  say(`${name}: ${inWords(result)} in ${seconds(since)}`);
  return { name, ...result };
}

const refused = ({ name, after }) => ({
  name,
  ...failure('not run'),
  note: `not run: ${after} failed`,
});

/**
 * Runs every step to its end, two at a time where there are two processors; those that are `last` wait for all
 * others. Answers their tallies in the order of the steps.
 *
 * A step: its `name`; `run(say)`, which answers a tally; `after`, the name of an earlier step that has to succeed;
 * `last`.
 */
export async function runSteps(
  steps,
  { lanes = Math.min(2, availableParallelism()), print = console.log } = {},
) {
  const results = new Map();
  const speaker = inTurn(print);

  const begin = async (step) => {
    const before = await results.get(step.after);
    if (before?.failed > 0) return refused(step);
    const { say, end } = speaker();
    return attempt(step, say).finally(end);
  };
  const runAll = async (waiting) => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = begin(step);
      results.set(step.name, result);
      await result;
    }
  };

  const inLanes = (waiting) => Promise.all(Array.from({ length: lanes }, () => runAll(waiting)));
  await inLanes(steps.filter(({ last }) => !last));
  await inLanes(steps.filter(({ last }) => last));
  return Promise.all(steps.map(({ name }) => results.get(name)));
}
