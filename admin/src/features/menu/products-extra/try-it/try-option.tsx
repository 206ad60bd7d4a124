import { extraPriceCents } from '@domain/pricing';
import { Button, Checkbox, Radio } from 'antd';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { visibleExtras, remainingQuantity } from './try-choice';
import styles from './try-it.module.css';
import type { ExtraGroupValues, ExtraValues } from '../extra-group-values';
import { useFormat } from '@shared/format/context';

interface TryOptionProps {
  /** What radios of one question have in common. */
  question: string;
  values: ExtraGroupValues;
  option: ExtraValues & { id: string };
  variationId: string | null;
  pieces: Readonly<Record<string, number>>;
  onChange: (pieces: Record<string, number>) => void;
}

/** One option to choose or leave, in the way the group is shown to customers. */
export function TryOption({ question, values, option, variationId, pieces, onChange }: TryOptionProps) {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const id = useId();
  const { name } = option;
  const chosen = pieces[option.id] ?? 0;
  const room = remainingQuantity(values, option.id, pieces);
  const cents = extraPriceCents(option, variationId);
  const single = values.display === 'RADIO' || values.max === 1;
  const put = (quantity: number) => {
    const others = single ? visibleExtras(values).map((other) => [other.id, 0] as const) : [];
    onChange({ ...pieces, ...Object.fromEntries(others), [option.id]: quantity });
  };
  const price = Number.isNaN(cents) || cents === 0 ? '' : money(cents);

  if (values.display === 'QUANTITY' && !single) {
    return (
      <div className={styles.option} role="group" aria-labelledby={id}>
        <span id={id} className={styles.name}>
          {name}
        </span>
        <span className={styles.price}>{price}</span>
        <span className={styles.stepper}>
          <Button
            size="small"
            type="default"
            title={t('extraGroups.tryIt.less', { name })}
            icon={<Minus size={14} strokeWidth={2} />}
            disabled={chosen === 0}
            onClick={() => put(chosen - 1)}
          />
          <output className="figures">{chosen}</output>
          <Button
            size="small"
            type="default"
            title={t('extraGroups.tryIt.more', { name })}
            icon={<Plus size={14} strokeWidth={2} />}
            disabled={chosen >= room}
            onClick={() => put(chosen + 1)}
          />
        </span>
      </div>
    );
  }
  // A radio that may also be left out is a box that lets go of the others.
  const Box = single && values.min > 0 ? Radio : Checkbox;
  return (
    <Box
      className={styles.option}
      name={question}
      checked={chosen > 0}
      disabled={!single && chosen === 0 && room === 0}
      onChange={(event: { target: { checked: boolean } }) => put(event.target.checked ? 1 : 0)}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{price}</span>
    </Box>
  );
}
