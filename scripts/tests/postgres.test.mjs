import net from 'node:net';
import { expect, test } from 'vitest';
import { startPostgres, whyNoPostgres } from '../postgres.mjs';

const answers = ({ hostname, port }) =>
  new Promise((resolve) => {
    const socket = net.connect({ host: hostname, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test.skipIf(whyNoPostgres())('a private cluster answers until it is stopped', async () => {
  const { url, stop } = await startPostgres();
  const address = new URL(url);
  expect(await answers(address)).toBe(true);
  stop();
  expect(await answers(address)).toBe(false);
});
