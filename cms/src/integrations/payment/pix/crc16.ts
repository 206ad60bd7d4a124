/**
 * CRC-16/CCITT-FALSE (polynomial 0x1021, initial value 0xFFFF, nothing reflected), the check of every BR Code.
 *
 * @param text ASCII
 * @returns four capital hexadecimal digits; '29B1' for '123456789'
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
