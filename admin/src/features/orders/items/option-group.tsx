import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './items.module.css';
import { useFormat } from '@shared/format/context';
import { FieldNote } from '@shared/ui/field';

interface Option {
  id: string;
  name: string;
  cents: number;
  soldOut: boolean;
  quantity: number;
}

interface OptionGroupProps {
  groupKey: string;
  title: string;
  rule: string;
  /** It was tried to go on without what has to be chosen here. */
  wrong: boolean;
  /** Where the keyboard begins. */
  first: boolean;
  options: Option[];
  onPress: (id: string) => void;
}

/** What can be chosen of a group; the first nine by their digits while the group has the focus. */
export function OptionGroup({ groupKey, title, rule, wrong, first, options, onPress }: OptionGroupProps) {
  const { t } = useTranslation('order-items');
  const { money } = useFormat();
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  const begins = useRef(first);
  useEffect(() => {
    if (begins.current) group.current?.focus();
  }, []);
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={id}
      data-group={groupKey}
      data-wrong={wrong || undefined}
      // The keyboard stands in the group as a whole, where digits choose.
      tabIndex={-1}
      className={styles.group}
    >
      <p id={id} className={styles.groupTitle}>
        <b>{title}</b> <span className={styles.faint}>{rule}</span>
      </p>
      <div className={styles.options}>
        {options.map(({ id: option, name, cents, soldOut, quantity }, index) => (
          <Button
            key={option}
            data-option
            aria-pressed={quantity > 0}
            disabled={soldOut}
            className={styles.option}
            onClick={() => onPress(option)}
          >
            {index < 9 && <kbd aria-hidden>{index + 1}</kbd>}
            <span>
              {quantity > 1 && <b>{quantity}× </b>}
              {name}
            </span>
            {soldOut ? (
              <small>{t('soldOut')}</small>
            ) : (
              cents > 0 && <small className="figures">{money(cents)}</small>
            )}
          </Button>
        ))}
      </div>
      {wrong && <FieldNote error={t('chooseFirst')} />}
    </div>
  );
}
