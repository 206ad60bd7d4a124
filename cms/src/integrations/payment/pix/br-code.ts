import { crc16 } from './crc16';
import { parsePixKey } from '../../../domain/country';

export interface BrCodeInput {
  /** Key of the receiver in any form `parsePixKey` reads. */
  key: string;
  /** Name of the receiver; accents are stripped, cut at 25 characters. */
  name: string;
  /** City of the receiver; accents are stripped, cut at 15 characters. */
  city: string;
  /** Amount in centavos, 1 to 999 999 999 999; null lets the payer fill it in. */
  amountCents: number | null;
  /** What finds the payment again in the receiver's statement: 1–25 letters and digits, or '***' for none. */
  txid: string;
  /** Words shown to the payer; accents are stripped, cut where the code has no more room. */
  info?: string;
}

const MAX_NAME = 25;
const MAX_CITY = 15;
const MAX_FIELD = 99;
const MAX_AMOUNT_CENTS = 999_999_999_999;
const PIX = '0014br.gov.bcb.pix';

/**
 * The static BR Code of a Pix payment ("Pix copia e cola"), also the content of its QR code, after Banco Central's
 * Manual do BR Code and Manual de Padrões para Iniciação do Pix.
 *
 * @returns printable ASCII
 * @throws RangeError when the key, the amount or the txid is not valid, or name or city has no ASCII letter to show
 */
export function brCode(input: BrCodeInput): string {
  const code = [
    field('00', '01'),
    field('26', receiver(input)),
    field('52', '0000'),
    field('53', '986'),
    input.amountCents === null ? '' : field('54', decimal(input.amountCents)),
    field('58', 'BR'),
    field('59', words('name', input.name, MAX_NAME)),
    field('60', words('city', input.city, MAX_CITY)),
    field('62', field('05', checkedTxid(input.txid))),
    '6304',
  ].join('');
  return code + crc16(code);
}

function receiver({ key: text, info = '' }: BrCodeInput): string {
  const key = parsePixKey(text);
  if (!key) throw new RangeError('Not a Pix key');
  const required = PIX + field('01', key.key);
  const room = MAX_FIELD - required.length - field('02', '').length;
  const shown = room > 0 ? ascii(info).slice(0, room).trim() : '';
  return shown === '' ? required : required + field('02', shown);
}

function decimal(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > MAX_AMOUNT_CENTS) {
    throw new RangeError(`Not an amount of Pix: ${cents}`);
  }
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function words(what: string, text: string, longest: number): string {
  const shown = ascii(text).slice(0, longest).trim();
  if (!/[A-Za-z0-9]/.test(shown))
    throw new RangeError(`A BR Code needs a ${what}, not ${JSON.stringify(text)}`);
  return shown;
}

function checkedTxid(txid: string): string {
  if (txid !== '***' && !/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError(`Not a txid: ${txid}`);
  return txid;
}

/** Text without accents or anything else that is not printable ASCII; lengths count characters, so they must be bytes. */
function ascii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/g, '')
    .trim();
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}
