import type { Language } from '@contracts/session';
import { IF_SOLD_OUT } from '@domain/orders/order';
import { useLocale } from '../i18n/locale';
import { NoteField } from '../ui/note-field';
import fieldStyles from '../ui/text-field.module.css';
import styles from './checkout.module.css';
import { CouponField } from './coupon-field';
import { fieldId } from './field-id';
import { LIMITS } from './form';
import { RewardChoice } from './reward-choice';
import { Section } from './section';
import type { CheckoutState } from './use-checkout';
import { hasNote, usualNotes, withNote } from './usual-notes';

interface ExtrasSectionProps {
  slug: string;
  storeLanguage: Language;
  checkout: CheckoutState;
  onMenu: () => void;
}

/** Coupons, rewards, and a word to the kitchen or the courier. */
export function ExtrasSection({ slug, storeLanguage, checkout, onMenu }: ExtrasSectionProps) {
  const { t, language } = useLocale();
  const { form, set, problems } = checkout;
  const notesId = fieldId('notes');
  return (
    <Section field="extras" title={t('checkout.extras')}>
      <CouponField checkout={checkout} onMenu={onMenu} />
      <RewardChoice slug={slug} checkout={checkout} />
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
