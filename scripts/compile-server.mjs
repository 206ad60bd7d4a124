import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { main, Stop } from './processes.mjs';
import { at } from './project.mjs';

const home = at('cms');

/** The files that cms/tsconfig.json compiles, and its options. */
function project() {
  const file = path.join(home, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, (name) => readFileSync(name, 'utf8'));
  if (error) throw new Stop(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, home, undefined, file);
}

/**
 * Compiles the server file by file, without reading its types: `isolatedModules` guarantees that this gives the same
 * code as a compilation of the whole. Types are checked by `npm run check`; nobody who builds waits for them.
 *
 * @throws Stop with the syntax errors, if there are some
 */
function compileServer() {
  const { fileNames, options } = project();
  const errors = [];
  for (const file of fileNames.filter((name) => !name.endsWith('.d.ts'))) {
    const target = path.join(home, 'dist', path.relative(home, file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (file.endsWith('.json')) {
      copyFileSync(file, target);
      continue;
    }
    const { outputText, diagnostics } = ts.transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: options,
      fileName: file,
      reportDiagnostics: true,
    });
    errors.push(...diagnostics);
    writeFileSync(target.replace(/\.ts$/, '.js'), outputText);
  }
  if (errors.length === 0) return;
  const host = {
    getCurrentDirectory: () => home,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  };
  throw new Stop(`The server does not compile:\n\n${ts.formatDiagnostics(errors, host)}`);
}

await main(() => Promise.resolve(compileServer()));
