import { ChevronRight, Gift } from 'lucide-react';
import { useLocale } from '../i18n/locale';
import { shortWords } from './card-words';
import styles from './loyalty-chip.module.css';
import { useLoyaltyCard } from './use-loyalty-card';

/** The loyalty program in two lines over the store's banner, where it pushes nothing away when it arrives; opens the card. */
export function LoyaltyChip({ slug, onOpen }: { slug: string; onOpen: () => void }) {
  const locale = useLocale();
  const { card } = useLoyaltyCard(slug);
  const program = card?.programs[0];
  if (!program) return null;
  return (
    <button type="button" className={styles.chip} onClick={onOpen}>
      <Gift size={20} strokeWidth={1.5} className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{program.name}</span>
        <span>{shortWords(program, card.customer !== null, locale)}</span>
      </span>
      <ChevronRight size={16} strokeWidth={1.5} className={styles.icon} aria-hidden />
    </button>
  );
}
