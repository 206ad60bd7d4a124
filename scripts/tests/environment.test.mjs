import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkAddress, freePort, serverEnvironment, settings } from '../environment.mjs';

describe('what npm start tells the server', () => {
  test('who sets nothing gets production with the demo business', () => {
    expect(serverEnvironment({})).toEqual({ NODE_ENV: 'production', COMANDA_DEMO: '1' });
  });

  test('who asks for production has to ask for the demo too', () => {
    expect(serverEnvironment({ NODE_ENV: 'production' })).toEqual({ NODE_ENV: 'production' });
    expect(serverEnvironment({ NODE_ENV: 'production', COMANDA_DEMO: '1' })).toMatchObject({
      COMANDA_DEMO: '1',
    });
  });

  test('what was asked for stays', () => {
    expect(serverEnvironment({ COMANDA_DEMO: '0' })).toEqual({ NODE_ENV: 'production', COMANDA_DEMO: '0' });
    expect(serverEnvironment({ NODE_ENV: 'development' })).toMatchObject({ NODE_ENV: 'development' });
  });
});

test('the environment wins over .env, also by what it leaves empty', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-settings-'));
  const file = path.join(folder, '.env');
  writeFileSync(file, 'DATABASE_URL=postgres://of-the-file\nDATA_DIR=/file\nMAIL_FROM=\nPORT=1\n');
  expect(settings(file, { DATABASE_URL: '', DATA_DIR: '/environment' })).toEqual({
    DATA_DIR: '/environment',
    PORT: '1',
  });
  rmSync(folder, { recursive: true });
});

describe('an address that cannot be used is refused in words', () => {
  test('a port that another program has', async () => {
    const other = net.createServer();
    await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address();
    await expect(checkAddress({ PORT: String(port) })).rejects.toThrow(
      new RegExp(`Port ${port} on 127.0.0.1 is taken .* PORT=\\d+ npm start`),
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(checkAddress({ PORT: String(port) })).resolves.toBeUndefined();
  });

  test.each(['http', '70000', '-1', '42.5'])('PORT=%s', async (PORT) => {
    await expect(checkAddress({ PORT })).rejects.toThrow('PORT must be a whole number');
  });

  test('an address of another machine', async () => {
    await expect(checkAddress({ PORT: String(await freePort()), HOST: '192.0.2.1' })).rejects.toThrow(
      'this machine has no such address',
    );
  });
});
