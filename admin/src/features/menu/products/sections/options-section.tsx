import type { ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import { useRuleWords } from '../../groups/group-rule';
import styles from '../products.module.css';
import { FieldPlace, FormSection, GroupField } from '@shared/form/form-section';
import { useFormat } from '@shared/format/context';
import { moveRow } from '@shared/sortable/reorder';
import { SortableList } from '@shared/sortable/sortable-list';
import { IconButton } from '@shared/ui/button';
import { ChoiceField, ChoiceInput } from '@shared/ui/inputs';

interface OptionsSectionProps extends SectionProps {
  variationGroups: VariationGroupDto[];
  extraGroups: ExtraGroupDto[];
}

const NONE = 'none';

/** What the customer chooses with it: one variation, and extras group by group in this order. */
export function OptionsSection({ form, variationGroups, extraGroups }: OptionsSectionProps) {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const { values, set, error } = form;
  const group = variationGroups.find(({ id }) => id === values.variationGroupId);
  const prices = group?.variations.map(({ name, priceCents }) => `${name} ${money(priceCents)}`).join(' · ');

  return (
    <FormSection title={t('product.sections.options')} text={t('product.optionsText')}>
      <FieldPlace name="variationGroupId">
        <ChoiceField
          label={t('product.fields.variationGroupId')}
          hint={prices}
          value={values.variationGroupId ?? NONE}
          onChange={(id) => set('variationGroupId', id === NONE ? null : id)}
          options={[
            { value: NONE, label: t('product.noVariations') },
            ...variationGroups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={error('variationGroupId')}
        />
      </FieldPlace>
      <FieldPlace name="extraGroupIds">
        <GroupField legend={t('product.fields.extraGroupIds')} error={error('extraGroupIds', { deep: true })}>
          <ExtraGroups
            ids={values.extraGroupIds}
            groups={extraGroups}
            onChange={(ids) => set('extraGroupIds', ids)}
          />
        </GroupField>
      </FieldPlace>
    </FormSection>
  );
}

interface ExtraGroupsProps {
  ids: string[];
  groups: ExtraGroupDto[];
  onChange: (ids: string[]) => void;
}

function ExtraGroups({ ids, groups, onChange }: ExtraGroupsProps) {
  const { t } = useTranslation('menu');
  const chosen = ids.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  // Archived ones are not shown here and keep their place at the end: restored, they are offered again.
  const archived = ids.filter((id) => !groups.some((group) => group.id === id));
  const left = groups.filter(({ id }) => !ids.includes(id));
  const nameOf = (group: ExtraGroupDto) => group.internalName ?? group.name;
  const words = useRuleWords();
  const rule = (group: ExtraGroupDto) =>
    [words(group), t('groups.options', { count: group.extras.length })].join(' · ');

  return (
    <>
      {chosen.length > 0 && (
        <SortableList
          label={t('product.fields.extraGroupIds')}
          rows={chosen}
          idOf={({ id }) => id}
          nameOf={nameOf}
          fixed={chosen.length < 2}
          onMove={(from, to) =>
            onChange([
              ...moveRow(
                chosen.map(({ id }) => id),
                from,
                to,
              ),
              ...archived,
            ])
          }
          className={styles.extras}
        >
          {(group, handle) => (
            <div className={styles.extra}>
              {handle}
              <span className={styles.extraName}>
                {nameOf(group)}
                <span className={styles.detail}>{rule(group)}</span>
              </span>
              <IconButton
                size="small"
                label={t('product.removeExtra', { name: nameOf(group) })}
                icon={<X size={16} strokeWidth={1.5} />}
                onClick={() => onChange(ids.filter((id) => id !== group.id))}
              />
            </div>
          )}
        </SortableList>
      )}
      {left.length > 0 ? (
        <ChoiceInput
          aria-label={t('product.addExtra')}
          placeholder={t('product.addExtra')}
          value=""
          onChange={(id) => onChange([...ids, id])}
          options={left.map((group) => ({ value: group.id, label: nameOf(group) }))}
        />
      ) : (
        chosen.length === 0 && <p className={styles.detail}>{t('product.noExtras')}</p>
      )}
    </>
  );
}
