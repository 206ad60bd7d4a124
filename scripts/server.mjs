import { run } from './processes.mjs';
import { at } from './project.mjs';

export const serverEntry = at('cms/dist/src/main.js');

/** Runs the compiled server in the foreground until it ends; its exit code is the answer. */
export async function runServer(args, env) {
  const { code } = await run(process.execPath, [serverEntry, ...args], { env, outlives: true });
  return code;
}
