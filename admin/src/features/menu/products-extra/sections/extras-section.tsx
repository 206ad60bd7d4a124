import type { ExtraGroupDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { ExtraLine } from './extra-line';
import styles from './extras.module.css';
import { extraGroupSchema, newExtra, type ExtraValues, type SectionProps } from '../extra-group-values';
import { EXTRA_GROUPS } from '../extra-groups-kind';
import { AddOption, OptionLines } from '../../groups/option-lines';
import { ArchivedOptions } from '../../groups/archived-options';
import { isInUse, withoutPart, withRestored } from '../../groups/parts';
import type { GroupActions } from '../../groups/use-group-actions';
import type { BranchClock } from '../../sold-out/sold-out-until';
import { useHasPermission } from '@entities/session/access';
import { fieldLimits } from '@shared/form/field-limits';
import { FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { moveRow } from '@shared/sortable/reorder';

const { maxCount: MOST = Infinity } = fieldLimits(extraGroupSchema, 'extras');

/** Fields of an option whose parts can be wrong. */
const DEEP: ReadonlySet<string> = new Set(['availability', 'extraGroupIds']);

interface ExtrasSectionProps extends SectionProps {
  branchId: string;
  /** All of the branch. */
  groups: ExtraGroupDto[];
  /** The stored group, for what is said of its options beside the form. */
  group?: ExtraGroupDto;
  clock: BranchClock;
  actions: GroupActions<ExtraGroupDto>;
  /** One photo more, or one less, is on its way. */
  onSending: (sending: boolean) => void;
}

/** What there is to choose, line by line. */
export function ExtrasSection({
  form,
  branchId,
  groups,
  group,
  clock,
  actions,
  onSending,
}: ExtrasSectionProps) {
  const { t } = useTranslation('menu');
  const mayPrice = useHasPermission('menu.price.edit');
  const maySellOut = useHasPermission('menu.sold-out');
  const { values, set, error } = form;
  const { extras } = values;
  const used = extras.filter(isInUse);
  const archived = extras.filter((extra) => !isInUse(extra));

  const change = (line: number, changes: Partial<ExtraValues>) =>
    set(
      'extras',
      extras.map((extra, at) => (at === line ? { ...extra, ...changes } : extra)),
    );
  return (
    <FormSection
      title={t('extraGroups.sections.extras')}
      text={t(!mayPrice ? 'price.readOnly' : maySellOut ? 'extraGroups.extrasText' : 'stock.readOnly')}
    >
      <FormGroup quiet deep={false} name="extras" label={t('extraGroups.sections.extras')}>
        <OptionLines
          label={t('extraGroups.sections.extras')}
          columns={styles.columns}
          heads={(['name', 'price', 'most', 'before', 'state'] as const).map((key) => ({
            key,
            title: t(`extraGroups.heads.${key}`),
          }))}
          options={used}
          fixed={!mayPrice || used.length < 2}
          onMove={(from, to) => set('extras', [...moveRow(used, from, to), ...archived])}
          adding={
            mayPrice && (
              <AddOption
                line={used.length}
                label={t('extraGroups.addExtra')}
                longest={EXTRA_GROUPS.longestName}
                room={MOST - extras.length}
                onAdd={(added) => set('extras', [...used, ...added.map(newExtra), ...archived])}
              />
            )
          }
        >
          {(extra, line, handle) => (
            <ExtraLine
              extra={extra}
              line={line}
              handle={handle}
              branchId={branchId}
              groups={groups}
              groupId={group?.id ?? null}
              row={group}
              stored={group?.extras.find(({ id }) => id === extra.id)}
              clock={clock}
              actions={actions}
              disabled={!mayPrice}
              error={(field) => error(`extras.${line}.${field}`, { deep: DEEP.has(field) })}
              onChange={(changes) => change(line, changes)}
              onSending={onSending}
              onRemove={() => set('extras', withoutPart(extras, line))}
            />
          )}
        </OptionLines>
        <ArchivedOptions
          options={archived}
          disabled={!mayPrice || !maySellOut}
          onRestore={({ id }) => set('extras', withRestored(extras, id))}
        />
      </FormGroup>
    </FormSection>
  );
}
