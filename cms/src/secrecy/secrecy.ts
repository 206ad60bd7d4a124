import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { secrets } from '../environment';

/** What a secret is for: each purpose has a key of its own, made from the server's one secret. */
type Purpose =
  | 'account codes'
  | 'recovery codes'
  | 'second factors'
  | 'letters'
  | 'manager PINs'
  | 'courier links'
  | 'delivery codes'
  | 'cart contacts'
  | 'cart links'
  | 'intake keys'
  | 'loyalty codes'
  | 'loyalty passes';

const keys = new Map<Purpose, Buffer>();

function keyFor(purpose: Purpose): Buffer {
  let key = keys.get(purpose);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secrets.ENCRYPTION_KEY, '', `comanda: ${purpose}`, 32));
    keys.set(purpose, key);
  }
  return key;
}

/**
 * A hash that nobody can try out without the server's secret: for what is too short to be safe by itself, such as six
 * digits. `owner` keeps equal secrets of different people apart.
 */
export function keyedHash(purpose: Purpose, owner: string | number, secret: string): string {
  return createHmac('sha256', keyFor(purpose)).update(`${owner}\n${secret}`).digest('hex');
}

/** Seals what has to be read again later (AES-256-GCM). Only `unseal` with the same purpose and owner opens it. */
export function seal(purpose: Purpose, owner: string | number, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(String(owner)));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** Opens what `seal` made; throws when it was changed, or is somebody else's, or the server's secret is another one. */
export function unseal(purpose: Purpose, owner: string | number, sealed: string): string {
  const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !text) throw new Error('This is nothing sealed');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce)
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
