import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../cms/src/domain/time/units';
import { run } from '../processes.mjs';
import { moments, nodeAt, whyNoFaketime } from '../shifted-clocks.mjs';

const asked = `const inZone = { dateStyle: 'short', timeStyle: 'short', timeZone: process.env.TEST_ZONE };
  const parts = new Intl.DateTimeFormat('sv', inZone);
  console.log(parts.format(new Date()) + ' ' + Intl.DateTimeFormat().resolvedOptions().timeZone);
  setTimeout(() => console.log('timers run'), 1);`;

describe('a moment', () => {
  test.skipIf(whyNoFaketime()).each(moments)(
    'is what a program and its branches see: $at in $zone',
    async ({ zone, at }) => {
      const { command, before, env } = nodeAt({ zone, at });
      const { code, output } = await run(command, [...before, '-e', asked], { env, output: 'keep' });
      expect({ code, lines: output.trim().split('\n') }).toEqual({
        code: 0,
        lines: [`${at.slice(0, 16)} ${zone}`, 'timers run'],
      });
    },
  );

  const started = `const { spawn } = require('node:child_process');
    const hour = "console.log(new Date().toISOString().slice(0, 13))";
    const env = { ...process.env, TZ: 'UTC' };
    console.log(new Date().toISOString().slice(0, 13));
    spawn(process.execPath, ['-e', hour], { env, stdio: 'inherit' });`;
  test.skipIf(whyNoFaketime())('is seen by what such a program starts, whatever zone that has', async () => {
    const { command, before, env } = nodeAt(moments[2]);
    const { output } = await run(command, [...before, '-e', started], { env, output: 'keep' });
    const hours = output.trim().split('\n');
    expect(hours).toHaveLength(2);
    expect(hours[1]).toBe(hours[0]);
  });

  test('falls on each of the days that are easily forgotten', () => {
    const at = moments.map((moment) => moment.at);
    for (const day of ['-02-28', '-02-29', '-12-31']) expect(at.join()).toContain(day);
    for (const time of ['00:30', '03:59', '04:01', '23:59']) expect(at.join()).toContain(time);
  });

  test('falls into both nights of a change of clocks', () => {
    const offset = (zone, instant) =>
      new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
        .formatToParts(instant)
        .find(({ type }) => type === 'timeZoneName').value;
    const changes = moments.filter(({ zone, at }) => {
      const around = Date.parse(`${at.slice(0, 10)}T12:00:00Z`);
      return offset(zone, around - DAY_MS) !== offset(zone, around + DAY_MS);
    });
    expect(changes.map(({ at }) => at.slice(0, 7))).toEqual(['2028-03', '2028-10']);
  });
});
