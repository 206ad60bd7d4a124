const HIDDEN = '••••';
/** So many digits are told, of phones with at least as many more. */
const TOLD = 4;

/**
 * A phone by which somebody who knows it recognises it, and nobody else can call: four dots and its last four digits.
 * `+5511987654321` → `••••4321`. One so short that these would be half of it is hidden.
 *
 * @param phone as it is stored; anything but digits does not count
 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < TOLD * 2 ? HIDDEN : HIDDEN + digits.slice(-TOLD);
}
