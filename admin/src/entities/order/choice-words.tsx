import { choiceWords, type Choice } from '@domain/orders/choices';
import styles from './choice-words.module.css';

/** A choice in words; a line breaks between the parts of a whole, never between a fraction and what it is of. */
export function ChoiceWords({ choice }: { choice: Choice<Parameters<typeof choiceWords>[0]> }) {
  if (!choice.shared) return choice.words;
  return choice.extras.map((extra, index) => (
    <span key={index}>
      {index > 0 && ' '}
      <span className={styles.part}>{choiceWords(extra)}</span>
    </span>
  ));
}
