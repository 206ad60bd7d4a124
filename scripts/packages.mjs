import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './project.mjs';
import { mustRun } from './processes.mjs';
import { step } from './progress.mjs';

const lockfile = at('package-lock.json');
const installedLockfile = at('node_modules', '.package-lock.json');
// Native modules are compiled for one ABI; another Node needs another installation.
const abiStamp = at('node_modules', '.comanda-abi');
const abi = `${process.platform}-${process.arch}-${process.versions.modules}`;

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * npm writes down what it installed: the same versions as in the lockfile mean nothing is left to do. Optional
 * packages may be absent, those of other platforms always are.
 */
export function everythingInstalled(wanted, present) {
  return Object.entries(wanted)
    .filter(([location]) => location.includes('node_modules'))
    .every(([location, { version, link, optional, devOptional }]) => {
      const found = present[location];
      if (!found) return Boolean(optional ?? devOptional);
      return found.version === version && found.link === link;
    });
}

const sameAbi = () => !existsSync(abiStamp) || readFileSync(abiStamp, 'utf8') === abi;

/** Installs the packages of the lockfile unless exactly they are there. */
export async function installPackages() {
  if (!everythingInstalled(packagesOf(lockfile), packagesOf(installedLockfile)) || !sameAbi()) {
    await step('Installing packages (2–3 minutes the first time)', () =>
      // NODE_ENV=production would leave out the compilers that the builds need.
      mustRun('npm ci', 'npm', ['ci', '--include=dev', '--no-fund', '--no-audit'], {
        shell: process.platform === 'win32',
      }),
    );
  }
  writeFileSync(abiStamp, abi);
}
