import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fields.module.css';
import { FieldNote } from '@shared/ui/field';

interface LineListProps<T extends object> {
  value: readonly T[];
  onChange: (items: T[]) => void;
  most: number;
  /** What a line that is added begins with. */
  fresh: T;
  words: { add: string; remove: (number: number) => string };
  /** What is wrong with the line at a place. */
  error: (index: number) => string | undefined;
  /** The inputs of a line; `number` counts from 1. */
  children: (
    item: T,
    line: { number: number; wrong: string | undefined; change: (part: Partial<T>) => void },
  ) => ReactNode;
}

/** Things without names, a line for each: they are changed, removed and added at the end. */
export function LineList<T extends object>(props: LineListProps<T>) {
  const { value, onChange, most, fresh, words, error, children } = props;
  return (
    <div className={styles.stack}>
      {value.map((item, index) => {
        const wrong = error(index);
        const number = index + 1;
        const change = (part: Partial<T>) =>
          onChange(value.map((each, at) => (at === index ? { ...each, ...part } : each)));
        return (
          // A line has nothing but its place to be known by.
          <div key={index}>
            <div className={styles.line}>
              {children(item, { number, wrong, change })}
              <Button
                type="text"
                aria-label={words.remove(number)}
                icon={<X size={16} strokeWidth={1.5} aria-hidden />}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            </div>
            {wrong && (
              <div className={styles.wrong}>
                <FieldNote error={wrong} />
              </div>
            )}
          </div>
        );
      })}
      {value.length < most && (
        <div>
          <Button
            size="small"
            icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange([...value, fresh])}
          >
            {words.add}
          </Button>
        </div>
      )}
    </div>
  );
}
