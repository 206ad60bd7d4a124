import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareVersions, mergeVersions, type Side } from './compare-versions';
import styles from './form.module.css';
import { dialogWidth } from '../tokens/tokens';

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
  describe: (field: keyof V & string, values: V) => { label: string; value: string };
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
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field }) => (
            <tr key={field}>
              <th scope="row">{describe(field, mine).label}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <Radio
                    name={`version-${field}`}
                    aria-label={`${describe(field, mine).label}, ${t(`conflict.${side}`)}`}
                    checked={chosen[field] === side}
                    onChange={() => setSides({ ...sides, [field]: side })}
                  >
                    {describe(field, side === 'mine' ? mine : theirs.values).value}
                  </Radio>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
