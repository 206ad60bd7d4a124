import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { at } from '../project.mjs';

/** A script like those of the project, which runs another program. */
function script(body) {
  const code = `import { main, run, mustRun, Stop } from ${JSON.stringify(at('scripts/processes.mjs'))};
    const node = (code, options) => run(process.execPath, ['-e', code], options);
    await main(async () => { ${body} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  const readers = [child.stdout, child.stderr].map((stream) => createInterface({ input: stream }));
  readers.forEach((reader) => reader.on('line', (line) => printed.push(line)));
  return {
    child,
    printed,
    until: (text) =>
      new Promise((resolve) => readers[0].on('line', (line) => line.includes(text) && resolve())),
    ended: new Promise((resolve) => child.on('close', (code) => resolve(code))),
  };
}

const server = `process.on("SIGTERM", () => { console.log("draining"); setTimeout(() => process.exit(7), 50); });
  console.log("ready"); setInterval(() => {}, 1000);`;

describe('a script and the program it runs', () => {
  test.each(['SIGTERM', 'SIGHUP'])(
    '%s lets a server drain, and its exit code is the answer',
    async (signal) => {
      const { child, printed, until, ended } = script(
        `return (await node(${JSON.stringify(server)}, { outlives: true })).code;`,
      );
      await until('ready');
      child.kill(signal);
      expect(await ended).toBe(7);
      expect(printed).toContain('draining');
    },
  );

  test('a signal ends the step under way and starts no other', async () => {
    const { child, printed, until, ended } = script(
      `await node(${JSON.stringify(server)}); console.log('next step');`,
    );
    await until('ready');
    child.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(printed).not.toContain('next step');
  });

  test('a second signal is not asked to wait', async () => {
    const stubborn =
      'process.on("SIGTERM", () => console.log("deaf")); console.log("ready"); setInterval(() => {}, 9);';
    const { child, until, ended } = script(`await node(${JSON.stringify(stubborn)});`);
    await until('ready');
    child.kill('SIGTERM');
    await until('deaf');
    child.kill('SIGTERM');
    expect(await ended).toBe(143);
  });

  test('a program that fails is explained by its last lines', async () => {
    const { printed, ended } = script(
      `await mustRun('The example', process.execPath, ['-e', 'console.log("the reason"); process.exit(3)']);`,
    );
    expect(await ended).toBe(1);
    expect(printed.join('\n')).toContain('The example failed (exit code 3):\n\nthe reason');
  });

  test('a program that does not exist is named', async () => {
    const { printed, ended } = script(`await run('no-such-program', []);`);
    expect(await ended).toBe(1);
    expect(printed.join('\n')).toContain('no-such-program could not be started');
  });
});
