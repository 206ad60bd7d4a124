import { useEffect, useState } from 'react';
import type { StoreProfileDto } from '@contracts/storefront';
import type { CartItem } from '../cart/cart';
import { quoteBodyOf } from './bodies';
import { couponStandings, needsMoreItems, neverCounts } from './coupon-standing';
import { couponWords } from './coupon-words';
import { allCodes, initialForm } from './form';
import { useQuote } from './use-quote';
import { linkedCoupon } from '../device/linked-coupon';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';

interface CouponNoticeProps {
  slug: string;
  profile: StoreProfileDto;
  /** Where the guest sits, if they sit at a table. */
  table: string | null;
  items: readonly CartItem[];
  /** Hears what lacks before a coupon counts, to be said with the cart; null where nothing does. */
  onHint: (hint: string | null) => void;
}

/** The coupon of the customer's link, and what it brings for the cart; one that never counts is told once and forgotten. */
export function CouponNotice({ slug, profile, table, items, onHint }: CouponNoticeProps) {
  const locale = useLocale();
  const { t, language } = locale;
  const [linked, setLinked] = useState(() => linkedCoupon(slug).load());
  const [dropped, setDropped] = useState<string | null>(null);
  const [form] = useState(() => initialForm(slug, profile, table));
  const coupons = allCodes(linked, form.coupons);
  const isQuoted = coupons.length > 0 && items.length > 0;
  const live = useQuote(slug, quoteBodyOf({ ...form, coupons }, isQuoted ? items : []), language);
  const standings = couponStandings(coupons, isQuoted ? live.quote : null);
  const own = standings.find(({ code }) => code === linked);
  const dead = live.current && own && neverCounts(own) ? `${own.code}: ${own.message}` : null;
  const hint = standings
    .filter(needsMoreItems)
    .map((standing) => `${standing.code}: ${couponWords(standing, locale)}`)
    .join(' ');

  useEffect(() => onHint(hint || null), [hint, onHint]);
  useEffect(() => {
    if (dead === null) return;
    linkedCoupon(slug).forget();
    setLinked(null);
    setDropped(dead);
  }, [slug, dead]);

  if (dropped !== null)
    return (
      <Notice
        kind="warning"
        action={
          <Action kind="quiet" onClick={() => setDropped(null)}>
            {t('notice.understood')}
          </Action>
        }
      >
        {dropped}
      </Notice>
    );
  if (!own) return null;
  if (own.is === 'PENDING') return <Notice kind="info">{t('coupon.kept', { code: own.code })}</Notice>;
  const words = couponWords(own, locale);
  return (
    <Notice kind="info">
      {own.is === 'COUNTS'
        ? t('coupon.banner', { code: own.code, name: own.name, words })
        : own.is === 'SKIPPED'
          ? `${own.code} ${words}`
          : `${own.code}: ${words}`}
    </Notice>
  );
}
