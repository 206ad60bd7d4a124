import { useState } from 'react';
import type { StoreProfileDto } from '@contracts/storefront';
import { withoutTable } from '../addresses';
import { forgetScan, isSitting, keepScan, lastScan } from '../device/scanned-table';
import { seatOf } from '../menu/seat';
import { useNow } from '../ui/use-now';

export interface Seat {
  /** Where the guest sits; null for everybody else, and for who was there too long ago. */
  table: string | null;
  /** The table of the address, where it has to be asked whether the guest is there still. */
  asked: string | null;
  stay: () => void;
  leave: () => void;
}

/** At which table the guest sits: that of the address, for some hours after its code was scanned or they said so. */
export function useSeat(slug: string, profile: Pick<StoreProfileDto, 'services'>): Seat {
  const now = useNow(undefined, Date.now);
  const [scan, setScan] = useState(() => lastScan(slug, location.search, Date.now()));
  /** The table that was left: addresses of before, to which the browser goes back, still name it. */
  const [left, setLeft] = useState<string | null>(null);
  const named = seatOf(profile, location.search);
  const sits = named !== null && scan?.table === named && isSitting(scan.at, now.getTime());
  return {
    table: sits ? named : null,
    asked: sits || named === left ? null : named,
    stay: () => named !== null && setScan(keepScan(slug, { table: named, at: Date.now() })),
    leave: () => {
      forgetScan(slug);
      history.replaceState(history.state, '', withoutTable(location));
      setLeft(named);
    },
  };
}
