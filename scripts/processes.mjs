import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from './project.mjs';

const keptCharacters = 200_000;
const children = new Map();
let interruption = null;

/** A failure that a sentence explains whole: shown without a stack trace. */
export class Stop extends Error {}

class Interrupted extends Error {
  constructor(signal) {
    super(signal);
    this.exitCode = 128 + constants.signals[signal];
  }
}

function interrupt(signal) {
  if (children.size === 0) process.exit(new Interrupted(signal).exitCode);
  if (interruption) {
    for (const child of children.keys()) child.kill('SIGKILL');
    return;
  }
  interruption = signal;
  // A terminal's Ctrl-C reaches every process of the group by itself; a second one would mean "at once".
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  // A closed terminal is no reason to drop what is under way.
  for (const child of children.keys()) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

/** npm puts a shell between itself and a script, and dash ends without telling its child: notice its absence. */
function endWithParent() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    interrupt('SIGTERM');
  }, 500);
  watch.unref();
}

async function exitCodeOf(work) {
  try {
    return (await work()) ?? 0;
  } catch (error) {
    if (error instanceof Interrupted) return error.exitCode;
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    return 1;
  }
}

/** Runs a script's work; whatever ends it, its children end first, and a `Stop` becomes one plain sentence. */
export async function main(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  endWithParent();
  const exitCode = await exitCodeOf(work);
  if (!interruption) for (const child of children.keys()) child.kill();
  await Promise.allSettled(children.values());
  process.exit(exitCode);
}

function listener(output) {
  if (output === 'keep') return () => {};
  return typeof output === 'function' ? output : (line) => console.log(`${output}${line}`);
}

/**
 * Starts a program of the project.
 *
 * `output`: 'show' passes it through; 'keep' says nothing; a function is told each line, any other text is printed
 * before each line. The end of what is not passed through is the `output` of the answer.
 * `outlives`: its exit code is the answer even when a signal ended it.
 */
export function start(
  command,
  args,
  { cwd = root, env = {}, output = 'show', outlives = false, ...rest } = {},
) {
  if (interruption) throw new Interrupted(interruption);
  const child = spawn(command, args, {
    ...rest,
    cwd,
    env: { ...process.env, ...env },
    stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let kept = '';
  const heard = listener(output);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      kept = `${kept}${line}\n`.slice(-keptCharacters);
      heard(line);
    });
  }
  const ended = new Promise((resolve, reject) => {
    child.on('error', (error) => {
      children.delete(child);
      reject(new Stop(`${command} could not be started: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      children.delete(child);
      if (interruption && !outlives) reject(new Interrupted(interruption));
      else resolve({ code: code ?? 128 + constants.signals[signal], output: kept });
    });
  });
  children.set(child, ended);
  return { child, ended };
}

/** Runs a program to its end: `{code, output}`. */
export const run = (command, args, options) => start(command, args, options).ended;

/** Runs one of Node's own programs (a file of the project or of a package) to its end. */
export const runNode = (file, args = [], options) => run(process.execPath, [file, ...args], options);

/** Runs a program and shows nothing unless it fails; then its last lines are the explanation. */
export async function mustRun(what, command, args, options) {
  const { code, output } = await run(command, args, { ...options, output: 'keep' });
  if (code !== 0) throw new Stop(`${what} failed (exit code ${code}):\n\n${lastLines(output)}`);
}

export const lastLines = (text, count = 40) => text.trimEnd().split('\n').slice(-count).join('\n');
