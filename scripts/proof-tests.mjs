import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from './project.mjs';

// Long, and about what seldom changes: backups, imports, full disks, proxies, settings that are wrong, the demo, how much
// a network may request and send at once.
const LONG = [
  'crash/backup',
  'crash/disk-full',
  'crash/import',
  'crash/shutdown',
  'deployment/behind-tls',
  'menu/bad-files',
  'menu/large-files',
  'menu/long-import',
  'seed/demo',
  'settings/file-modes',
  'settings/secure-cookies',
  'settings/wrong-settings',
  'storefront/limits',
  'upgrade/upgrade',
  'uploads/at-once',
];

// Those that guard against losing money: no confirmed order is lost or doubled when the server dies, and every instance
// hears what happens on another.
export const IN_EVERY_RUN = ['crash/kill', 'realtime/instances'];

const startsServer =
  /\b(?:spawnServer|killableServer|clusterWithBusiness|runToEnd|runScript|expectSentence)\(/;

/** The API suites that start a server of their own, which takes longer than most suites. */
const withServer = () =>
  readdirSync(at('cms/tests/api'), { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('support/'))
    .filter((file) => startsServer.test(readFileSync(at('cms/tests/api', file), 'utf8')))
    .map((file) => file.replace(/\.test\.ts$/, ''));

/** The API suites that run in the proof alone, by their paths below cms/tests/api without `.test.ts`. */
export const proofTests = () =>
  [...new Set([...LONG, ...withServer().filter((name) => !IN_EVERY_RUN.includes(name))])].sort();
