import { LANGUAGES, type Language } from '../../contracts/session';
import { environment } from '../../environment';
import { message } from '../../errors/messages';
import type { LoadedStore } from '../../store/load-store';
import type { StoredCart } from './store/carts';

/** What fills the sentences of a reminder, in the language the customer read the store in. */
export function reminderWords(cart: StoredCart, { branch, business }: LoadedStore) {
  const page = `${environment.publicUrl}/m/${encodeURIComponent(branch.slug)}`;
  const language: Language = LANGUAGES.find((known) => known === cart.language) ?? business.language;
  const args = {
    store: branch.name,
    totalCents: cart.valueCents,
    currency: business.currency,
    url: `${page}?cart=${cart.recoveryToken}`,
    stopUrl: `${page}?stop=${cart.recoveryToken}`,
  };
  return { language, args };
}

/** Opens WhatsApp at the customer's phone with the reminder as its text. */
export function whatsappUrl(cart: StoredCart, store: LoadedStore): string {
  const { language, args } = reminderWords(cart, store);
  const text = message('CART_WHATSAPP', language, args);
  return `https://wa.me/${(cart.contactPhone ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
