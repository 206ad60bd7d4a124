import { passwordProblems } from '@domain/access/password';
import type * as languageCommon from '@zxcvbn-ts/language-common';
import type { FieldIssue } from '@shared/form/issues';
import { createStore } from '@shared/state/store';

type Words = typeof languageCommon;

/** Passwords that everybody tries first; there once the first letter of a new one has been typed. */
const common = createStore<ReadonlySet<string> | null>(null);

let loading: Promise<Words> | null = null;

/** The lists of words that passwords are guessed by, half a megabyte: loaded once, when a new password is typed. */
export function loadWords(): Promise<Words> {
  loading ??= import('@zxcvbn-ts/language-common').then((words) => {
    common.set(new Set(words.dictionary['passwords-common'].map((word) => word.toLowerCase())));
    return words;
  });
  loading.catch(() => (loading = null));
  return loading;
}

/** What the server will say of a new password at `path`, by the same rule; the list is looked into once it is here. */
export function usePasswordRule() {
  const words = common.use();
  return (path: string, password: string, email: string): FieldIssue[] =>
    password === ''
      ? []
      : passwordProblems(password, email, (word) => words?.has(word) ?? false).map((code) => ({
          path,
          code,
        }));
}
