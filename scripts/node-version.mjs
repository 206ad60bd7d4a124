// Imported first by every script: it must parse and run on a Node far too old for the rest.
const [major, minor] = process.versions.node.split('.').map(Number);
const tooOld = major < 20 || (major === 20 && minor < 19);

if (tooOld || major >= 25) {
  console.error(
    `Comanda runs on Node.js 20.19 up to 24; this is ${process.versions.node}. ` +
      'Install one of those (https://nodejs.org, or `nvm install`) and run the command again.',
  );
  process.exit(1);
}
