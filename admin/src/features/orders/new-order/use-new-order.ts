import type { BranchDto } from '@contracts/branches';
import type { StoreProduct } from '@contracts/storefront';
import type { Address } from '@domain/orders/order';
import { useState } from 'react';
import { missingOf, type Missing } from './missing';
import type { emptyDraft } from './draft';
import { useCaller } from './use-caller';
import { useOrderDraft } from './use-order-draft';
import { useSendOrder } from './use-send-order';
import type { useStaffQuote } from './use-staff-quote';
import {
  cartItem,
  hasOptions,
  initialChoice,
  withChanged,
  withItem,
  type CartItem,
  type StoreMenu,
} from '../../../storefront/ordering';

/** A product whose options are being chosen: a new item, or one that is changed. */
export interface Choosing {
  key: string;
  item: CartItem;
  replaces: string | null;
}

/** Everything that happens to an order while it is typed. */
export function useNewOrder(branch: BranchDto, usual: Parameters<typeof emptyDraft>[0]) {
  const { draft, change, clear } = useOrderDraft(branch.id, usual);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [addressKey, setAddressKey] = useState(0);
  const [missing, setMissing] = useState<Missing | null>(null);
  const caller = useCaller();
  const sending = useSendOrder(branch.id, { draft, change });

  const put = (item: CartItem, replaces: string | null = null) => {
    change({
      items: replaces === null ? withItem(draft.items, item) : withChanged(draft.items, replaces, item),
    });
    setChoosing(null);
  };
  const chooseAddress = (address: Address) => {
    const { street, number, district, city, state, postalCode, complement, reference } = address;
    const written = { street, number, district, city, state, postalCode };
    change({ address: { ...written, complement: complement ?? '', reference: reference ?? '' } });
    setAddressKey((key) => key + 1);
  };
  const startAnew = () => {
    clear();
    caller.forget();
    setMissing(null);
    setAddressKey((key) => key + 1);
  };

  return {
    draft,
    change,
    choosing,
    addressKey,
    put,
    chooseAddress,
    caller: {
      ...caller,
      /** Asks who has this phone, and takes over what is known of them where nothing is typed yet. */
      ask: async (phone: string) => {
        const known = await caller.ask(phone);
        const [address] = known?.addresses ?? [];
        if (known && draft.name.trim() === '') change({ name: known.name });
        if (address && draft.address.street.trim() === '') chooseAddress(address);
        return known;
      },
    },
    pick: (menu: StoreMenu, product: StoreProduct, quantity: number) => {
      const item = cartItem(product, initialChoice(menu, product), quantity);
      if (!hasOptions(menu, product)) return put(item);
      setChoosing({ key: `${product.id} ${Date.now()}`, item, replaces: null });
    },
    choose: (item: CartItem | null) => setChoosing(item && { key: item.key, item, replaces: item.key }),
    missing: missing === null ? null : missingOf(draft),
    sending: sending.busy,
    problem: sending.problem,
    sent: sending.sent,
    send: async (quoted: ReturnType<typeof useStaffQuote>) => {
      const lacking = missingOf(draft);
      setMissing(lacking);
      if (lacking === null) await sending.send(quoted);
    },
    clear: startAnew,
    next: () => {
      startAnew();
      sending.reset();
    },
  };
}
