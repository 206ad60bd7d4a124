import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { runNode } from '../../processes.mjs';
import { at, root, tool } from '../../project.mjs';

// The linted files exist only here, and rules that need types refuse such a file; the others do without types.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/*'] }],
});

/** The rules of ESLint that a file of this name and content would break. */
export async function brokenBy(file, code) {
  const [result] = await eslint.lintText(code, { filePath: at(file) });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

/** The rules of oxlint that files of these names and contents would break, without the name of their plugin. */
export async function brokenByOxlint(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-oxlint-'));
  try {
    for (const settings of ['.oxlintrc.json', 'tsconfig.base.json', 'admin/tsconfig.json']) {
      mkdirSync(path.dirname(path.join(folder, settings)), { recursive: true });
      copyFileSync(at(settings), path.join(folder, settings));
    }
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
    const { output } = await runNode(tool('oxlint'), ['--format=json'], { cwd: folder, output: 'keep' });
    return JSON.parse(output).diagnostics.map(
      ({ code = '', message }) => /\((.+)\)$/.exec(code)?.[1] ?? message,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
