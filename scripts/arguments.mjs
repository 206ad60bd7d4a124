import { parseArgs } from 'node:util';
import { Stop } from './processes.mjs';

/** The arguments of a script as `util.parseArgs` reads them; what it does not know is answered with the usage. */
export function readArguments(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Stop(`${error.message}\nUse it like this: ${usage}`);
  }
}
