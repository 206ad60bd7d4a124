import type { BranchDto } from '@contracts/branches';
import type { CallerDto, CallerOrder } from '@contracts/staff-orders';
import type { Address } from '@domain/orders/order';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choosing } from '../items/choosing';
import { withPut } from '../items/picked';
import { missingOf, type Missing } from './missing';
import {
  draftAddress,
  hasNoAddress,
  isAddressKnown,
  isAddressUnsaid,
  isSamePlace,
  type Attempt,
  type emptyDraft,
  type OrderDraft,
} from './draft';
import type { Repeatable } from './repeatable';
import { useCaller } from './use-caller';
import { useOrderDraft } from './use-order-draft';
import { useSendOrder } from './use-send-order';
import type { useStaffQuote } from './use-staff-quote';
import { useDraftUndo } from './use-draft-undo';
import type { CartItem } from '../../../storefront/ordering';
import { useLatest } from '@shared/state/use-latest';

/** What the drawer knows of the order that is typed in it. */
export interface NewOrderSending {
  /** The branch does not see it being typed: it rings there. */
  ring: boolean;
  /** Whether it is on its way. */
  sending: boolean;
  onSending: (sending: boolean) => void;
}

/** Everything that happens to an order while it is typed. */
export function useNewOrder(
  branch: Pick<BranchDto, 'id'>,
  usual: Parameters<typeof emptyDraft>[0],
  { ring, sending: busy, onSending: onBusy }: NewOrderSending,
) {
  const { t } = useTranslation('new-order');
  const { draft, empty, change, setDraft, clear } = useOrderDraft(branch.id, usual);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [addressKey, setAddressKey] = useState(0);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [lost, setLost] = useState<string[]>([]);
  const wayBack = useDraftUndo();
  const caller = useCaller(branch.id);

  const startAnew = (attempt: Attempt | null = null) => {
    clear(attempt);
    caller.forget();
    setMissing(null);
    setLost([]);
    setChoosing(null);
    setAddressKey((key) => key + 1);
  };
  const sending = useSendOrder(branch.id, {
    ...{ draft, change, ring, busy, onBusy },
    onSent: () => startAnew(),
  });
  const { forgetProblem } = sending;
  /** What a person changes is not what was refused. */
  const edit = useCallback(
    (changes: Partial<OrderDraft>) => {
      forgetProblem();
      change(changes);
    },
    [change, forgetProblem],
  );

  const setAddress = (address: OrderDraft['address']) => {
    change({ address });
    setAddressKey((key) => key + 1);
  };
  /** Puts an address of the caller, which goes with their phone like the one that came by itself. */
  const putAddress = (known: Address, chosen: boolean) => {
    const address = draftAddress(known);
    setAddress(address);
    edit({ takenOver: { ...draft.takenOver, address, chosen } });
  };
  const latest = useLatest(draft);
  /** What is known of a caller, in the place of nothing, and of what was known of whoever was asked for before. */
  const takeOver = (phone: string, known: CallerDto | null) => {
    const now = latest.current;
    if (now.phone !== phone) return;
    const before = now.takenOver;
    const takenOver = { ...before, phone };
    if (now.name.trim() === '' || now.name === before.name) {
      takenOver.name = known?.name ?? '';
      change({ name: takenOver.name });
    }
    // Asked for once more, the same caller brings nothing in the place of where it was said to go.
    if (before.phone === phone ? hasNoAddress(now.address) : isAddressKnown(now)) {
      const [address] = known?.addresses ?? [];
      takenOver.address = address ? draftAddress(address) : empty.address;
      takenOver.chosen = false;
      if (!isSamePlace(now.address, takenOver.address)) setAddress(takenOver.address);
    }
    change({ takenOver });
  };
  const offerBack = (message: string) =>
    wayBack.offer(message, () => {
      setDraft(draft);
      setLost(lost);
      setAddressKey((key) => key + 1);
    });

  return {
    draft,
    change: edit,
    choosing,
    addressKey,
    put: (item: CartItem, replaces: string | null) => edit(withPut(draft, item, replaces)),
    chooseAddress: (address: Address) => putAddress(address, true),
    caller: {
      ...caller,
      /** Asks who has this phone, and takes over what is known of them where nothing else was typed. */
      ask: async (phone: string) => {
        const known = await caller.ask(phone);
        takeOver(phone, known);
        return known;
      },
    },
    /** Names of what was repeated and cannot be had today. */
    lost,
    repeat: (repeated: CallerOrder, found: Repeatable) => {
      if (draft.items.length > 0) offerBack(t('replaced'));
      // It goes where it went then, unless somebody said where this one goes.
      if (repeated.address && isAddressUnsaid(draft)) putAddress(repeated.address, false);
      edit({
        items: found.items,
        held: [],
        type: usual.services.includes(repeated.type) ? repeated.type : draft.type,
        notes: draft.notes || (repeated.notes ?? ''),
      });
      setLost(found.lost);
      setChoosing(null);
    },
    choose: setChoosing,
    missing: missing === null ? null : missingOf(draft),
    problem: sending.problem,
    sent: sending.sent,
    send: async (quoted: ReturnType<typeof useStaffQuote>) => {
      const lacking = missingOf(draft);
      setMissing(lacking);
      if (lacking !== null) return;
      wayBack.withdraw();
      await sending.send(quoted);
    },
    clear: () => {
      offerBack(t('cleared'));
      forgetProblem();
      startAnew(draft.attempt && { ...draft.attempt, cleared: true });
    },
    next: sending.reset,
  };
}
