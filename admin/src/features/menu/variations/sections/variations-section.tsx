import type { VariationGroupDto } from '@contracts/menu';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VariationLine } from './variation-line';
import styles from './variations.module.css';
import {
  variationGroupSchema,
  withAdded,
  withDefault,
  withoutVariation,
  type VariationGroupValues,
  type VariationValues,
} from '../variation-group-values';
import { VARIATION_GROUPS } from '../variation-groups-kind';
import { AddOption, OptionLines } from '../../groups/option-lines';
import { ArchivedOptions } from '../../groups/archived-options';
import { isInUse, withRestored } from '../../groups/parts';
import type { GroupActions } from '../../groups/use-group-actions';
import type { BranchClock } from '../../sold-out/sold-out-until';
import { useHasPermission } from '@entities/session/access';
import { fieldLimits } from '@shared/form/field-limits';
import { FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import type { RecordFormState } from '@shared/form/use-record-form';
import { moveRow } from '@shared/sortable/reorder';

const { maxCount: MOST = Infinity } = fieldLimits(variationGroupSchema, 'variations');

interface VariationsSectionProps {
  form: RecordFormState<VariationGroupValues>;
  /** The stored group, for what is said of its variations beside the form. */
  group?: VariationGroupDto;
  clock: BranchClock;
  actions: GroupActions<VariationGroupDto>;
}

/** The sizes or kinds, line by line, one of them chosen beforehand. */
export function VariationsSection({ form, group, clock, actions }: VariationsSectionProps) {
  const { t } = useTranslation('menu');
  const question = useId();
  const mayPrice = useHasPermission('menu.price.edit');
  const maySellOut = useHasPermission('menu.sold-out');
  const { values, set, error } = form;
  const { variations } = values;
  const used = variations.filter(isInUse);
  const archived = variations.filter((variation) => !isInUse(variation));

  const change = (line: number, changes: Partial<VariationValues>) =>
    set(
      'variations',
      variations.map((variation, at) => (at === line ? { ...variation, ...changes } : variation)),
    );
  return (
    <FormSection
      title={t('variationGroups.sections.variations')}
      text={t(
        !mayPrice ? 'price.readOnly' : maySellOut ? 'variationGroups.variationsText' : 'stock.readOnly',
      )}
    >
      <FormGroup quiet deep={false} name="variations" label={t('variationGroups.sections.variations')}>
        <OptionLines
          label={t('variationGroups.sections.variations')}
          columns={styles.columns}
          heads={(['name', 'price', 'promo', 'sku', 'default', 'state'] as const).map((key) => ({
            key,
            title: t(`variationGroups.heads.${key}`),
          }))}
          options={used}
          fixed={!mayPrice || used.length < 2}
          onMove={(from, to) => set('variations', [...moveRow(used, from, to), ...archived])}
          adding={
            mayPrice && (
              <AddOption
                line={used.length}
                label={t('variationGroups.addVariation')}
                longest={VARIATION_GROUPS.longestName}
                room={MOST - variations.length}
                onAdd={(added) => set('variations', withAdded(variations, added))}
              />
            )
          }
        >
          {(variation, line, handle) => (
            <VariationLine
              question={question}
              variation={variation}
              line={line}
              handle={handle}
              row={group}
              stored={group?.variations.find(({ id }) => id === variation.id)}
              clock={clock}
              actions={actions}
              disabled={!mayPrice}
              error={(field) => error(`variations.${line}.${field}`, { deep: field === 'availability' })}
              onChange={(changes) => change(line, changes)}
              onDefault={() => set('variations', withDefault(variations, line))}
              onRemove={() => set('variations', withoutVariation(variations, line))}
            />
          )}
        </OptionLines>
        <ArchivedOptions
          options={archived}
          disabled={!mayPrice || !maySellOut}
          onRestore={({ id }) => set('variations', withRestored(variations, id))}
        />
      </FormGroup>
    </FormSection>
  );
}
