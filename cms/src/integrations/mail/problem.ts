/** Why a mail could not be sent: no mail server was reached, or the one that was did not take it. */
export type MailProblem = 'UNREACHABLE' | 'REFUSED';

/** What a mail server answers with when it takes something not, or not now: a code from 400 to 599 before its words. */
const ANSWERED = /(^|: )[45]\d\d[ -]/;
const NOT_REACHED =
  /ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|timeout|Greeting never received|socket close/i;

/**
 * Why a mail could not be sent, by the words of the failure, which may name its reader and are told nobody.
 *
 * @returns null where neither the line nor a mail server is to blame
 */
export function mailProblem(words: string): MailProblem | null {
  if (ANSWERED.test(words)) return 'REFUSED';
  return NOT_REACHED.test(words) ? 'UNREACHABLE' : null;
}
