import { createRequire } from 'node:module';
import { Stop } from '../processes.mjs';
import { at } from '../project.mjs';

const fromServer = createRequire(at('cms/package.json'));

/**
 * A package of the server's. Nothing is installed for it: that would take the packages away from under a server that is
 * running.
 */
export function serverPackage(name) {
  try {
    return fromServer(name);
  } catch (error) {
    throw new Stop(
      `The package ${name} cannot be loaded (${error.message.split('\n')[0]}). Run npm ci, then try again.`,
    );
  }
}
