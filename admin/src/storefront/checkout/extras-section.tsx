import { useState } from 'react';
import type { Language } from '@contracts/session';
import { IF_SOLD_OUT } from '@domain/orders/order';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { NoteField } from '../ui/note-field';
import { TextField } from '../ui/text-field';
import fieldStyles from '../ui/text-field.module.css';
import styles from './checkout.module.css';
import { fieldId } from './field-id';
import { LIMITS } from './form';
import { Section } from './section';
import type { CheckoutState } from './use-checkout';
import { hasNote, usualNotes, withNote } from './usual-notes';
import { Icon } from '../ui/icon';

interface ExtrasSectionProps {
  storeLanguage: Language;
  checkout: CheckoutState;
}

/** A coupon, and a word to the kitchen or the courier. */
export function ExtrasSection({ storeLanguage, checkout }: ExtrasSectionProps) {
  const { t, language } = useLocale();
  const { form, set, problems } = checkout;
  const notesId = fieldId('notes');
  return (
    <Section field="extras" title={t('checkout.extras')}>
      <Coupon checkout={checkout} />
      <div className={fieldStyles.field}>
        <NoteField
          id={notesId}
          label={
            <>
              {t('field.notes')} <span className={fieldStyles.optional}>{t('field.optional')}</span>
            </>
          }
          max={LIMITS.notes}
          value={form.notes}
          problem={problems.get('notes')}
          onChange={(notes) => set({ notes })}
        />
        <div role="group" aria-label={t('field.usualNotes')} className={styles.chips}>
          {usualNotes(form.type, language, storeLanguage).map(({ label, text }) => (
            <button
              key={text}
              type="button"
              aria-pressed={hasNote(form.notes, text)}
              onClick={() => set({ notes: withNote(form.notes, text) })}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <IfSoldOut checkout={checkout} />
    </Section>
  );
}

/** What happens to the order where something is sold out after all, and the store's question stays without an answer. */
function IfSoldOut({ checkout: { form, set } }: { checkout: CheckoutState }) {
  const { t } = useLocale();
  const id = fieldId('ifSoldOut');
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{t('field.ifSoldOut')}</label>
      <select
        id={id}
        value={form.ifSoldOut}
        onChange={({ target }) =>
          set({ ifSoldOut: IF_SOLD_OUT.find((wish) => wish === target.value) ?? 'REMOVE' })
        }
      >
        {IF_SOLD_OUT.map((wish) => (
          <option key={wish} value={wish}>
            {t(`soldOut.${wish}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Coupon({ checkout }: { checkout: CheckoutState }) {
  const { t } = useLocale();
  const { form, set, live, problems, refusedCoupon } = checkout;
  const [typed, setTyped] = useState(form.coupon);
  const code = typed.trim().toUpperCase();
  const applied = form.coupon !== '' && form.coupon === code;
  const refused = code === refusedCoupon?.code ? refusedCoupon.reason : undefined;
  const problem = applied ? problems.get('coupon') : refused;
  const accepted = applied && live.current && !problem;
  const apply = () => {
    setTyped(code);
    set({ coupon: code });
  };
  const remove = () => {
    setTyped('');
    set({ coupon: '' });
  };
  return (
    <div>
      <div className={styles.coupon}>
        <TextField
          id={fieldId('coupon')}
          label={t('field.coupon')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LIMITS.coupon}
          value={typed}
          problem={problem}
          onChange={setTyped}
          enterKeyHint="done"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Nothing else: it would place the order as well.
            event.preventDefault();
            apply();
          }}
          onBlur={() => code === '' && set({ coupon: '' })}
        />
        {applied ? (
          <Action onClick={remove}>{t('coupon.remove')}</Action>
        ) : (
          <Action disabled={code === ''} onClick={apply}>
            {t('coupon.apply')}
          </Action>
        )}
      </div>
      <p role="status" className={styles.accepted}>
        {accepted && (
          <>
            <Icon sign="check" size={16} />{' '}
            {t(live.quote?.coupon?.checkedWhenPlaced ? 'coupon.checkedLater' : 'coupon.accepted', { code })}
          </>
        )}
      </p>
    </div>
  );
}
