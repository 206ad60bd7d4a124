/** Where a press rings or writes to a customer. */
interface ContactLinks {
  call: string;
  whatsapp: string;
}

/**
 * Links to a stored phone.
 *
 * @param phone E.164; null where there is none or the viewer may not see it, and not to be called where it is masked
 */
export function contactLinks(phone: string | null): ContactLinks | null {
  const digits = phone?.replace(/[^\d•]/g, '');
  return digits && !digits.includes('•')
    ? { call: `tel:+${digits}`, whatsapp: `https://wa.me/${digits}` }
    : null;
}
