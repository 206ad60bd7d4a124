import { Check } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Icon } from '../ui/icon';
import { TextField } from '../ui/text-field';
import styles from './coupon-field.module.css';
import {
  automaticCoupons,
  couponStandings,
  MAX_CODES,
  needsMoreItems,
  type CouponStanding,
} from './coupon-standing';
import { couponWords } from './coupon-words';
import { fieldId } from './field-id';
import { LIMITS } from './form';
import type { CheckoutState } from './use-checkout';

interface CouponFieldProps {
  checkout: CheckoutState;
  onMenu: () => void;
}

/** Takes one code after another, and tells of each what it brings or why it brings nothing. */
export function CouponField({ checkout, onMenu }: CouponFieldProps) {
  const { t, money } = useLocale();
  const { coupons, live, problems } = checkout;
  const [typed, setTyped] = useState('');
  const code = typed.trim().toUpperCase();
  const { codes, refused } = coupons;
  const quote = live.current ? live.quote : null;
  const full = codes.length >= MAX_CODES;
  const isCode = code !== '' && code.length <= LIMITS.coupon;
  const takenOut = refused.map((each) => `${each.code}: ${each.reason}`).join(' ');
  const apply = () => {
    if (!isCode) return;
    setTyped('');
    coupons.add(code);
  };
  return (
    <div className={styles.field}>
      {!full && (
        <div className={styles.entry}>
          <TextField
            id={fieldId('coupon')}
            label={t('field.coupon')}
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LIMITS.coupon}
            value={typed}
            problem={takenOut || undefined}
            onChange={setTyped}
            enterKeyHint="done"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Nothing else: it would place the order as well.
              event.preventDefault();
              apply();
            }}
          />
          <Action disabled={!isCode} onClick={apply}>
            {t('coupon.apply')}
          </Action>
        </div>
      )}
      <div role="status">
        <ul className={styles.codes}>
          {couponStandings(codes, quote).map((standing, place) => (
            <Code
              key={standing.code}
              place={place}
              standing={standing}
              problem={problems.get(`coupon.${place}`)}
              onRemove={() => coupons.remove(standing.code)}
              onMenu={onMenu}
            />
          ))}
          {automaticCoupons(quote).map((coupon) => (
            <li key={coupon.code} className={styles.automatic}>
              <Check size={16} strokeWidth={1.5} aria-hidden />{' '}
              {t('coupon.automatic', { code: coupon.code, amount: money(coupon.amountCents) })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface CodeProps {
  place: number;
  standing: CouponStanding;
  /** Why it was refused when the order was placed, where the quote says nothing of that. */
  problem: string | undefined;
  onRemove: () => void;
  onMenu: () => void;
}

function Code({ place, standing, problem, onRemove, onMenu }: CodeProps) {
  const locale = useLocale();
  const { t } = locale;
  const id = fieldId(`coupon.${place}`);
  return (
    <li className={styles.code} data-is={problem === undefined ? standing.is : 'REFUSED'}>
      <p id={`${id}-words`} className={styles.words}>
        <b>{standing.code}</b> {problem ?? couponWords(standing, locale)}
      </p>
      <button
        id={id}
        type="button"
        className={styles.remove}
        aria-label={t('coupon.remove', { code: standing.code })}
        aria-describedby={`${id}-words`}
        onClick={onRemove}
      >
        <Icon sign="close" />
      </button>
      {needsMoreItems(standing) && (
        <div className={styles.more}>
          <Action onClick={onMenu}>{t('checkout.back')}</Action>
        </div>
      )}
    </li>
  );
}
