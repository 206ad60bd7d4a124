import { describe, expect, test } from 'vitest';
import { composeProblems } from '../compose.mjs';

const service = (lines) => `services:\n  one:\n${lines.map((line) => `    ${line}\n`).join('')}`;
const sound = ['image: one', 'healthcheck: { test: [CMD, "true"] }'];

describe('docker-compose.yml', () => {
  test('is sound as it stands', async () => {
    expect(await composeProblems()).toEqual([]);
    expect(await composeProblems(service(sound))).toEqual([]);
  });

  test.each([
    ['a key written twice', service([...sound, 'image: two']), 'unique'],
    ['no image', service(sound.slice(1)), 'neither image nor build'],
    ['no healthcheck', service(sound.slice(0, 1)), 'no healthcheck'],
    [
      'a Dockerfile that is not there',
      service([...sound, 'build: { context: ., dockerfile: x/Dockerfile }']),
      'x/Dockerfile',
    ],
    [
      'an unknown service',
      service([...sound, 'depends_on: { two: { condition: service_healthy } }']),
      'depends on two',
    ],
    ['an unknown volume', service([...sound, 'volumes: [data:/data]']), 'mounts data'],
    ['an unknown config', service([...sound, 'configs: [{ source: caddyfile }]']), 'config caddyfile'],
    [
      'a setting nobody documents',
      service([...sound, 'environment: { A: "${UNHEARD_OF:-1}" }']),
      'UNHEARD_OF',
    ],
  ])('with %s is refused', async (_, text, words) => {
    const problems = await composeProblems(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });
});
