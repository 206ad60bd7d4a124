const GMAIL = /@(gmail|googlemail)\.com$/;

/**
 * The mailbox behind an e-mail address, for counting: addresses that most providers deliver to one mailbox give the same
 * result. Case, a tag (`ana+shop@x.com`, subaddressing of RFC 5233) and the dots of Gmail's local parts are left out.
 *
 * @param address an e-mail address; without an `@` it is only lower-cased
 */
export function mailbox(address: string): string {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const [name = ''] = plain.slice(0, at).split('+', 1);
  const domain = plain.slice(at);
  // A local part that is nothing but a tag is no tag.
  const local = name === '' ? plain.slice(0, at) : name;
  return GMAIL.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : local + domain;
}
