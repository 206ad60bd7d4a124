import './node-version.mjs';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { breakOf } from './settings/breaks.mjs';
import { inWorkshop, whileBroken } from './settings/workshop.mjs';
import { main } from './processes.mjs';
import { at } from './project.mjs';

// Every setting is ignored on purpose, one after the other, in a copy: the test that is named for it has to fail.
const wanted = process.argv.slice(2);

async function listed() {
  const source = readFileSync(at('cms/tests/domain/settings/obeyed.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
  const { OBEYED } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return Object.entries(OBEYED).filter(([key]) => wanted.length === 0 || wanted.includes(key));
}

await main(() =>
  inWorkshop(async ({ inCopy, passes }) => {
    const settings = await listed();
    const files = new Map(settings.map(([key, [file]]) => [file, breakOf(key).workspace]));
    for (const [file, workspace] of files) {
      if (!(await passes({ workspace, file }))) throw new Error(`${file} fails with nothing broken`);
    }
    let survived = 0;
    for (const [key, [file, name]] of settings) {
      const { workspace, ...broken } = breakOf(key);
      const ignored = await whileBroken(inCopy(broken.file), broken, () => passes({ workspace, file, name }));
      if (ignored) survived += 1;
      console.log(`${ignored ? 'SURVIVES' : 'is missed'}  ${key.padEnd(28)} ${name}`);
    }
    console.log(
      `${settings.length} settings ignored on purpose, ${settings.length - survived} missed by their test`,
    );
    return survived === 0 ? 0 : 1;
  }),
);
