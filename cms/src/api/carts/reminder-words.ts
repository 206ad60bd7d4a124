import { LANGUAGES, type Language } from '../../contracts/session';
import { environment } from '../../environment';
import { message, moneyArguments } from '../../errors/messages';
import type { LoadedStore } from '../../store/load-store';
import { reminderLinkToken } from './reminder-link';
import type { StoredCart } from './store/carts';

/**
 * The values for the sentences of a reminder, in the language in which the customer read the store.
 *
 * @param contact the address or the phone that it is sent to
 */
export function reminderWords(cart: StoredCart, { branch, business }: LoadedStore, contact: string) {
  const page = `${environment.publicUrl}/m/${encodeURIComponent(branch.slug)}`;
  const language: Language = LANGUAGES.find((known) => known === cart.language) ?? business.language;
  const args = {
    store: branch.name,
    totalCents: cart.valueCents,
    ...moneyArguments(business),
    url: `${page}?cart=${cart.recoveryToken}`,
    stopUrl: `${page}?stop=${reminderLinkToken(cart, contact)}`,
  };
  return { language, args };
}

/** Opens WhatsApp at the customer's phone with the reminder as its text. */
export function whatsappUrl(cart: StoredCart, store: LoadedStore): string {
  const phone = cart.contactPhone ?? '';
  const { language, args } = reminderWords(cart, store, phone);
  const text = message('CART_WHATSAPP', language, args);
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
