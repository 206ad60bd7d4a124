import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Path inside the project, from its parts relative to the root. */
export const at = (...parts) => path.join(root, ...parts);

/** The folders of the workspaces, relative to the root. */
export const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** The file that runs `bin` of an installed package, the workspace's own copy before the hoisted one. */
export function tool(packageName, { bin = packageName, workspace = '.' } = {}) {
  const homes = [at(workspace, 'node_modules', packageName), at('node_modules', packageName)];
  const home = homes.find((folder) => existsSync(path.join(folder, 'package.json')));
  if (!home)
    throw new Error(`The package ${packageName} is not installed: delete node_modules and try again.`);
  const { bin: bins } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return path.join(home, typeof bins === 'string' ? bins : bins[bin]);
}
