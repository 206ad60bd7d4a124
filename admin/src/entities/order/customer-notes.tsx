import type { OrderCardDto } from '@contracts/orders';
import { ChefHat, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './order-note.module.css';
import { classes } from '@shared/ui/classes';

interface CustomerNotesProps {
  order: Pick<OrderCardDto, 'allergies' | 'kitchenNote'>;
  iconSize?: number;
  className?: string | undefined;
}

/** Allergies and the kitchen note of the customer, in full, as they were noted when the order was placed. */
export function CustomerNotes({ order, iconSize = 14, className }: CustomerNotesProps) {
  const { t } = useTranslation('order');
  const { allergies, kitchenNote } = order;
  return (
    <>
      {allergies && (
        <p className={classes(styles.note, className)} data-allergy>
          <TriangleAlert size={iconSize} strokeWidth={2} aria-hidden />
          <span className={styles.words}>
            <strong>{t('note.allergies')}</strong> {allergies}
          </span>
        </p>
      )}
      {kitchenNote && (
        <p className={classes(styles.note, className)}>
          <ChefHat size={iconSize} strokeWidth={2} aria-hidden />
          <span className={styles.words}>
            <span className="visually-hidden">{t('note.kitchen')}: </span>
            {kitchenNote}
          </span>
        </p>
      )}
    </>
  );
}
