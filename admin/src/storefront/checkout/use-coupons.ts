import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '@shared/state/use-latest';
import { linkedCoupon } from '../device/linked-coupon';
import { couponStandings, neverCounts } from './coupon-standing';
import { allCodes, type CheckoutForm } from './form';
import type { LiveQuote } from './use-quote';

interface RefusedCoupon {
  code: string;
  reason: string;
}

type Edit = (change: (form: CheckoutForm) => CheckoutForm) => void;

/** The codes of an order: the one of the customer's link, and those that they typed. */
export function useCoupons(slug: string, typed: readonly string[], edit: Edit) {
  const [linked, setLinked] = useState(() => linkedCoupon(slug).load());
  /** Codes that were taken out again, as they do not count for this order. */
  const [refused, setRefused] = useState<readonly RefusedCoupon[]>([]);
  const codes = useMemo(() => allCodes(linked, typed), [linked, typed]);
  const remove = (code: string) => {
    if (code === linked) {
      linkedCoupon(slug).forget();
      setLinked(null);
    }
    edit((form) => ({ ...form, coupons: form.coupons.filter((each) => each !== code) }));
  };
  return {
    linked,
    codes,
    refused,
    add: (code: string) => {
      setRefused([]);
      if (codes.includes(code)) return;
      edit((form) => ({ ...form, coupons: [...form.coupons, code] }));
    },
    remove: (code: string) => {
      setRefused([]);
      remove(code);
    },
    takeOut: (code: string, reason: string) => {
      remove(code);
      setRefused((now) => [...now, { code, reason }]);
    },
  };
}

export type Coupons = ReturnType<typeof useCoupons>;

/** Takes the code of a link out, with a word, as soon as the store says that it never counts: it stops no order. */
export function useDroppedLink({ linked, codes, takeOut }: Coupons, { quote, current }: LiveQuote): void {
  const standings = current ? couponStandings(codes, quote) : [];
  const dead = standings.filter(neverCounts).find((standing) => standing.code === linked);
  const [code, message] = [dead?.code, dead?.message];
  const latest = useLatest(takeOut);
  useEffect(() => {
    if (code !== undefined && message !== undefined) latest.current(code, message);
  }, [code, message, latest]);
}
