/** What a new password has to be. Source: `Access` in the design of the domain. */

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
/** `aaaaaaaaaa` and `1212121212` are long and worth nothing. */
const DIFFERENT_MIN = 5;

export const PASSWORD_PROBLEMS = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_IS_EMAIL',
  'PASSWORD_COMMON',
] as const;
type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/**
 * Why `password` is not to be taken, or an empty list when it is.
 * Length counts characters, 10 to 200. It may not be the e-mail or the part before its `@`, with or without digits and
 * signs around, nor a common one: `isCommon` answers for a word in small letters whether it is known as a password.
 * A common word stays common with digits and signs before and behind it.
 *
 * @param email the address of whom it is for, in any case; may still be empty
 */
export function passwordProblems(
  password: string,
  email: string,
  isCommon: (word: string) => boolean,
): PasswordProblem[] {
  const length = Array.from(password).length;
  const word = password.toLowerCase();
  const core = withoutTrimmings(word);
  const address = email.trim().toLowerCase();
  const own = [address, address.split('@')[0] ?? ''].filter((part) => part !== '');
  const problems: PasswordProblem[] = [];
  if (length < PASSWORD_MIN) problems.push('PASSWORD_TOO_SHORT');
  if (length > PASSWORD_MAX) problems.push('PASSWORD_TOO_LONG');
  if (own.some((part) => word === part || core === withoutTrimmings(part)))
    problems.push('PASSWORD_IS_EMAIL');
  if (isCommon(word) || isCommon(core) || new Set(word).size < DIFFERENT_MIN)
    problems.push('PASSWORD_COMMON');
  return problems;
}

/** The word without digits and signs before and behind it, unless there is nothing else. */
function withoutTrimmings(word: string): string {
  return word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '') || word;
}
