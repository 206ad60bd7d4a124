import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';

/** A data folder of its own for the run; `TEST_DATABASE_URL` puts the data into that PostgreSQL instead of SQLite. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-api-'));
  process.env.DATA_DIR = folder;
  // Printers of the tests listen on this machine, at whatever port is free.
  process.env.PRINTER_NETWORKS = '127.0.0.0/8,192.168.0.0/16';
  // The payment provider of this run is `stripe-double.ts`, where a test starts it; else nobody answers there.
  process.env.STRIPE_SECRET_KEY = 'sk_test_double';
  process.env.STRIPE_WEBHOOK_SECRET = 'whsec_double';
  process.env.STRIPE_API_URL = `http://127.0.0.1:${await freePort()}`;
  const database = process.env.TEST_DATABASE_URL;
  if (database) process.env.DATABASE_URL = database;
  // The server may still be writing a mail when its tests are over.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
