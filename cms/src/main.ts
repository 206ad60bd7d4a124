import { environment } from './environment';
import { bootServer } from './server/boot';

/** `node dist/src/main.js` starts the server; `--seed` fills an empty database with the demo and ends. */
async function main(): Promise<void> {
  const server = await bootServer();
  if (process.argv.includes('--seed')) {
    await server.seedDemo();
    await server.stop();
    process.exit(0);
  }
  if (environment.demo) await server.seedDemo();
  await server.listen();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
});
