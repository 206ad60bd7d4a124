import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { at, root } from '../../project.mjs';

// The linted files exist only here, and rules that need types refuse such a file; the others do without types.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/*'] }],
});

/** The rules that a file of this name and content would break. */
export async function brokenBy(file, code) {
  const [result] = await eslint.lintText(code, { filePath: at(file) });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}
