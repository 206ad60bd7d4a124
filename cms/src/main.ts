import { SettingsError } from './environment/settings-error';

/**
 * `node dist/src/main.js` starts the server; `--seed` fills an empty database with the demo and ends; `--verify` recomputes the
 * ledger and ends, with 1 where something differs. With settings it cannot run with it says so, a sentence each, and ends
 * with 1.
 */
async function main(): Promise<void> {
  // Database, mails and uploads hold what is nobody else's business on this machine.
  process.umask(0o077);
  // Not at the top: what these find wrong is said below.
  const { environment } = await import('./environment');
  const { asSettingsError, checkAddress, checkDatabase } = await import('./server/preflight');
  const seedsOnly = process.argv.includes('--seed');
  const verifiesOnly = process.argv.includes('--verify');
  try {
    if (!seedsOnly && !verifiesOnly) await checkAddress();
    await checkDatabase();
    const { bootServer } = await import('./server/boot');
    const server = await bootServer();
    if (verifiesOnly) {
      const differences = await server.verifyLedger();
      for (const difference of differences) console.log(difference);
      await server.stop();
      process.exit(differences.length > 0 ? 1 : 0);
    }
    if (seedsOnly || environment.demo) await server.seedDemo();
    if (seedsOnly) {
      await server.stop();
      process.exit(0);
    }
    await server.listen();
  } catch (error) {
    throw asSettingsError(error) ?? error;
  }
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError) console.error(error.message);
  else console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
});
