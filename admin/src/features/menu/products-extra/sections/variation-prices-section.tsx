import { Button, Select } from 'antd';
import type { VariationGroupDto } from '@contracts/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps, ExtraValues } from '../extra-group-values';
import styles from './variation-prices.module.css';
import { isInUse } from '../../groups/parts';
import { inPlace } from '../../groups/group-kind';
import { cell, OptionLines } from '../../groups/option-lines';
import { useHasPermission } from '@entities/session/access';
import { FormSection } from '@shared/form/form-section';
import { Field } from '@shared/ui/field';
import { MoneyInput } from '@entities/money/money-input';

const NONE = 'none';

/** What the options cost with each variation of a group, where that is not the same. */
export function VariationPricesSection({
  form,
  variationGroups,
}: SectionProps & { variationGroups: VariationGroupDto[] }) {
  const { t } = useTranslation('menu');
  const mayPrice = useHasPermission('menu.price.edit');
  const { values, set, error } = form;
  const { extras } = values;
  const priced = new Set(
    extras.flatMap(({ variationPrices }) => variationPrices.map(({ variationId }) => variationId)),
  );
  const [chosen, setChosen] = useState(
    () => variationGroups.find(({ variations }) => variations.some(({ id }) => priced.has(id)))?.id ?? NONE,
  );
  const group = variationGroups.find(({ id }) => id === chosen);
  const variations = inPlace(group?.variations ?? []).filter(isInUse);
  const isOfGroup = (id: string) => variations.some((variation) => variation.id === id);

  const change = (line: number, variationPrices: ExtraValues['variationPrices']) =>
    set(
      'extras',
      extras.map((extra, at) => (at === line ? { ...extra, variationPrices } : extra)),
    );
  const price = (line: number, variationId: string, priceCents: number | null) => {
    const others = (extras[line]?.variationPrices ?? []).filter((own) => own.variationId !== variationId);
    change(line, priceCents === null ? others : [...others, { variationId, priceCents }]);
  };
  const clear = () =>
    set(
      'extras',
      extras.map((extra) => ({
        ...extra,
        variationPrices: extra.variationPrices.filter(({ variationId }) => !isOfGroup(variationId)),
      })),
    );

  return (
    <FormSection
      title={t('extraGroups.sections.variationPrices')}
      text={t('extraGroups.variationPricesText')}
    >
      <Field label={t('extraGroups.fields.variationGroup')}>
        {({ id }) => (
          <Select
            id={id}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: NONE, label: t('extraGroups.samePrice') },
              ...variationGroups.map((each) => ({ value: each.id, label: each.name })),
            ]}
          />
        )}
      </Field>
      {group && extras.length > 0 && (
        <div data-field="extras">
          <div className={styles.scroll}>
            <OptionLines
              label={t('extraGroups.sections.variationPrices')}
              columns={undefined}
              heads={[]}
              options={extras}
              fixed
              onMove={() => undefined}
            >
              {(extra, line) => (
                <div className={styles.line}>
                  <span className={styles.name}>{extra.name}</span>
                  {variations.map(({ id, name }) => (
                    <label key={id} className={styles.price}>
                      <span className={styles.size}>{name}</span>
                      <MoneyInput
                        {...cell(line, id)}
                        aria-label={t('extraGroups.cells.priceWith', { name: extra.name, variation: name })}
                        placeholderCents={Number.isNaN(extra.priceCents) ? undefined : extra.priceCents}
                        disabled={!mayPrice}
                        value={
                          extra.variationPrices.find(({ variationId }) => variationId === id)?.priceCents ??
                          null
                        }
                        onChange={(cents) => price(line, id, cents)}
                        aria-invalid={
                          error(`extras.${line}.variationPrices`, { deep: true }) ? true : undefined
                        }
                      />
                    </label>
                  ))}
                </div>
              )}
            </OptionLines>
          </div>
          {mayPrice && variations.some(({ id }) => priced.has(id)) && (
            <Button size="small" type="text" onClick={clear}>
              {t('extraGroups.clearPrices', { name: group.name })}
            </Button>
          )}
        </div>
      )}
    </FormSection>
  );
}
