import { expect, it } from 'vitest';
import { mailProblem } from '../../../src/integrations/mail/problem';

it.each([
  ['Error: connect ECONNREFUSED 192.0.2.1:587', 'UNREACHABLE'],
  ['Error: getaddrinfo ENOTFOUND mail.example.test', 'UNREACHABLE'],
  ['Error: Connection timeout', 'UNREACHABLE'],
  ['Error: Greeting never received', 'UNREACHABLE'],
  ["Error: Can't send mail - all recipients were rejected: 550 5.1.1 No such user", 'REFUSED'],
  ['Error: Invalid login: 535 5.7.8 Authentication failed', 'REFUSED'],
  ['Error: Mail command failed: 421-Try again later', 'REFUSED'],
  ["Error: ENOSPC: no space left on device, write 'a 550 b'", null],
  ['TypeError: mail is undefined', null],
])('the words of a failure say why a mail was not sent: %s', (words, problem) => {
  expect(mailProblem(words)).toBe(problem);
});
