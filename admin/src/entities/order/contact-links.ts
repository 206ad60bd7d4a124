/** Where a press rings or writes to a customer. */
interface ContactLinks {
  call: string;
  whatsapp: string;
}

/**
 * Links to a stored phone.
 *
 * @param phone E.164; null where there is none or the viewer may not see it
 */
export function contactLinks(phone: string | null): ContactLinks | null {
  const digits = phone?.replace(/\D/g, '');
  return digits ? { call: `tel:+${digits}`, whatsapp: `https://wa.me/${digits}` } : null;
}
