import { Button, Select } from 'antd';
import type { ExtraGroupDto } from '@contracts/menu';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isInUse } from './parts';
import { internalNameOf } from './group-kind';
import { useRuleWords } from './group-rule';
import styles from './groups-input.module.css';
import { moveRow } from '@shared/sortable/reorder';
import { SortableList } from '@shared/sortable/sortable-list';

interface GroupsInputProps {
  /** What the groups are, for who cannot see them. */
  label: string;
  /** What is pressed to add one. */
  add: string;
  /** The chosen ones. */
  value?: readonly string[];
  /** Those in use. */
  groups: readonly ExtraGroupDto[];
  /** So many at most; any number where it is left out. */
  most?: number;
  /** Said where there is none to choose. */
  none?: string;
  /** Whether a group cannot be chosen here. */
  refused?: (group: ExtraGroupDto) => boolean;
  /** Archived ones can be taken away, too; else they are not shown. */
  showsArchived?: boolean;
  disabled?: boolean;
  onChange?: (ids: string[]) => void;
}

/** Groups of extras that are asked for, in the order in which they are. */
export function GroupsInput(props: GroupsInputProps) {
  const {
    label,
    add,
    value: ids = [],
    groups,
    most = Infinity,
    none,
    refused,
    showsArchived,
    disabled = false,
    onChange,
  } = props;
  const { t } = useTranslation('menu');
  const words = useRuleWords();
  const chosen = ids.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  // Archived ones keep their place at the end: restored, they are offered again.
  const archived = ids.filter((id) => !groups.some((group) => group.id === id));
  const left = groups.filter((group) => !ids.includes(group.id) && !refused?.(group));
  const rule = (group: ExtraGroupDto) =>
    [words(group), t('groups.options', { count: group.extras.filter(isInUse).length })].join(' · ');
  const remove = (id: string, name: string) =>
    !disabled && (
      <Button
        type="text"
        size="small"
        title={t('product.removeExtra', { name })}
        icon={<X size={16} strokeWidth={1.5} />}
        onClick={() => onChange?.(ids.filter((other) => other !== id))}
      />
    );

  return (
    <>
      {chosen.length > 0 && (
        <SortableList
          label={label}
          rows={chosen}
          idOf={({ id }) => id}
          nameOf={internalNameOf}
          fixed={disabled || chosen.length < 2}
          onMove={(from, to) =>
            onChange?.([
              ...moveRow(
                chosen.map(({ id }) => id),
                from,
                to,
              ),
              ...archived,
            ])
          }
          className={styles.groups}
        >
          {(group, handle) => (
            <div className={styles.group}>
              {handle}
              <span className={styles.name}>
                {internalNameOf(group)}
                <span className={styles.rule}>{rule(group)}</span>
              </span>
              {remove(group.id, internalNameOf(group))}
            </div>
          )}
        </SortableList>
      )}
      {showsArchived &&
        archived.map((id) => (
          <div key={id} className={styles.group}>
            <span className={styles.rule}>{t('groups.archivedOne')}</span>
            {remove(id, t('groups.archivedOne'))}
          </div>
        ))}
      {!disabled && left.length > 0 && ids.length < most ? (
        <Select
          aria-label={add}
          placeholder={add}
          value={null}
          onChange={(id: string) => onChange?.([...ids, id])}
          options={left.map((group) => ({ value: group.id, label: internalNameOf(group) }))}
        />
      ) : (
        none !== undefined && chosen.length === 0 && <p className={styles.rule}>{none}</p>
      )}
    </>
  );
}
