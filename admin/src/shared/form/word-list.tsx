import { Button, Input } from 'antd';
import { Plus, X, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chips.module.css';
import type { ControlProps } from '../ui/field';

interface WordListProps extends ControlProps {
  value?: readonly string[];
  onChange?: (words: string[]) => void;
  /** Offered to be added with one press. */
  suggestions?: readonly string[];
  /** The sign of a word that is known, beside it. */
  iconOf?: (word: string) => LucideIcon | undefined;
  /** The longest word, in characters. */
  maxLength?: number;
  /** So many words at most. */
  maxCount?: number;
}

const Sign = ({ icon: Icon }: { icon: LucideIcon | undefined }) =>
  Icon ? <Icon size={14} strokeWidth={1.75} aria-hidden /> : null;

const same = (word: string) => word.trim().toLocaleLowerCase();

/** A list of words: typed and ended with Enter or a comma, or taken from what is offered. */
export function WordList({
  value = [],
  onChange,
  suggestions = [],
  iconOf = () => undefined,
  maxLength,
  maxCount = Infinity,
  ...control
}: WordListProps) {
  const { t } = useTranslation('form');
  const [typed, setTyped] = useState('');
  const has = (word: string) => value.some((each) => same(each) === same(word));
  const full = value.length >= maxCount;
  const offered = full ? [] : suggestions.filter((word) => !has(word));

  const add = (text: string) => {
    const words = text.split(',').map((word) => word.trim());
    const fresh = words.filter((word) => word !== '' && !has(word)).slice(0, maxCount - value.length);
    if (fresh.length > 0) onChange?.([...value, ...fresh]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChange?.(value.slice(0, -1));
    }
  };

  return (
    <div className={styles.words}>
      {value.length > 0 && (
        <ul className={styles.chips}>
          {value.map((word) => (
            <li key={word} className={styles.word}>
              <Sign icon={iconOf(word)} />
              {word}
              <Button
                type="text"
                size="small"
                shape="circle"
                className={styles.remove}
                aria-label={t('words.remove', { word })}
                icon={<X size={14} strokeWidth={1.75} aria-hidden />}
                onClick={() => onChange?.(value.filter((each) => each !== word))}
              />
            </li>
          ))}
        </ul>
      )}
      <Input
        {...control}
        value={typed}
        maxLength={maxLength}
        disabled={full}
        autoComplete="off"
        placeholder={t('words.add')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
      {offered.length > 0 && (
        <ul className={styles.chips} aria-label={t('words.offered')}>
          {offered.map((word) => (
            <li key={word}>
              <Button
                type="dashed"
                size="small"
                shape="round"
                className={styles.offer}
                icon={<Sign icon={iconOf(word) ?? Plus} />}
                onClick={() => add(word)}
              >
                {word}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
