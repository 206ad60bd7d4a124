import { deviceValue, textIn, type DeviceValue } from '@shared/state/device-value';

/** By what the store knows the cart of this device: its own name, or that of the reminder it came back by. */
export const cartToken = (slug: string): DeviceValue<{ token: string }> =>
  deviceValue(`comanda.store.cart-token.${slug}`, 1, (value) => {
    const token = textIn(value, 'token', 64);
    return token === '' ? null : { token };
  });
