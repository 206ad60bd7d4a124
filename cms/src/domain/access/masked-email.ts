const HIDDEN = '•••';

/**
 * An address by which its owner finds the mailbox, and nobody else the address: the first character before the `@`, three
 * dots however much follows, and the domain. `ana.souza@example.com` → `a•••@example.com`. Text without an `@` is hidden.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return HIDDEN;
  const [first = ''] = email.slice(0, at);
  return `${first}${HIDDEN}${email.slice(at)}`;
}
