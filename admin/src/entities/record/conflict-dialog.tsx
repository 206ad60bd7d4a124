import { Flex, Modal, Radio } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { compareVersions, mergeVersions, type Side } from './compare-versions';
import { Fieldset } from '@shared/form/fieldset';
import styles from './record.module.css';
import { dialogWidth } from '@shared/tokens/tokens';

const SIDES = ['mine', 'theirs'] as const;
const SIDE_BY_SIDE = { display: 'grid', gridTemplateColumns: '1fr 1fr', overflowWrap: 'anywhere' } as const;

interface Version<V> {
  values: V;
  version: number;
}

interface ConflictDialogProps<V extends object> {
  /** What the form began with. */
  base: Version<V>;
  mine: V;
  /** What is stored by now; null while nobody has to choose. */
  theirs: Version<V> | null;
  /** A field's name and its value in words. */
  describe: (field: keyof V & string, values: V) => { label: string; value: ReactNode };
  onClose: () => void;
  /** What was chosen, to go on from `theirs`. */
  onChoose: (values: V, theirs: Version<V>) => void;
}

/** Somebody else saved first: both versions side by side, field by field, and the person decides. */
export function ConflictDialog<V extends object>(props: ConflictDialogProps<V>) {
  return props.theirs && <Choice key={props.theirs.version} {...props} theirs={props.theirs} />;
}

function Choice<V extends object>({
  base,
  mine,
  theirs,
  describe,
  onClose,
  onChoose,
}: ConflictDialogProps<V> & { theirs: Version<V> }) {
  const { t } = useTranslation('form');
  const differences = compareVersions(base.values, mine, theirs.values);
  const [sides, setSides] = useState<Partial<Record<string, Side>>>({});
  const chosen = Object.fromEntries(
    differences.map(({ field, suggested }) => [field, sides[field] ?? suggested]),
  );

  return (
    <Modal
      open
      title={t('conflict.title')}
      width={dialogWidth.wide}
      onCancel={onClose}
      okText={t('conflict.save')}
      onOk={() => onChoose(mergeVersions(mine, theirs.values, chosen), theirs)}
    >
      <p>{t('conflict.text')}</p>
      <Flex vertical gap={16} style={{ marginTop: 16 }}>
        {differences.map(({ field }) => (
          <Fieldset key={field} legend={describe(field, mine).label}>
            <Radio.Group
              name={`version-${field}`}
              style={SIDE_BY_SIDE}
              value={chosen[field]}
              onChange={({ target }) => setSides({ ...sides, [field]: target.value as Side })}
            >
              {SIDES.map((side) => (
                <Radio
                  key={side}
                  value={side}
                  aria-label={`${describe(field, mine).label}, ${t(`conflict.${side}`)}`}
                >
                  <span className={styles.side}>{t(`conflict.${side}`)}</span>
                  {describe(field, side === 'mine' ? mine : theirs.values).value}
                </Radio>
              ))}
            </Radio.Group>
          </Fieldset>
        ))}
      </Flex>
    </Modal>
  );
}
