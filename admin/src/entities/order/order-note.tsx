import { noteParts, mentionsAllergy } from '@domain/orders/allergy';
import { NotebookPen, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './order-note.module.css';
import { classes } from '@shared/ui/classes';

interface OrderNoteProps {
  text: string;
  iconSize?: number;
  className?: string;
}

/** What the customer asked for, always in full: whoever cooks or hands over may not have to open anything to read it. */
export function OrderNote({ text, iconSize = 14, className }: OrderNoteProps) {
  const { t } = useTranslation('order');
  const allergy = mentionsAllergy(text);
  const Icon = allergy ? TriangleAlert : NotebookPen;
  return (
    <p className={classes(styles.note, className)} data-allergy={allergy || undefined}>
      <Icon size={iconSize} strokeWidth={2} aria-hidden />
      <span className={styles.words}>
        <span className="visually-hidden">{t(allergy ? 'note.allergy' : 'note.text')}: </span>
        <NoteWords text={text} />
      </span>
    </p>
  );
}

/** The words of a note; those that speak of an allergy stand out. */
export function NoteWords({ text }: { text: string }) {
  return noteParts(text).map((part, index) =>
    part.allergy ? <strong key={index}>{part.text}</strong> : part.text,
  );
}
