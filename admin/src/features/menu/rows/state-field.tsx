import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldPlace, GroupField } from '@shared/form/field-place';

/** What every part of the menu can be; a product can be a draft besides. */
export const ON_OFF = ['ACTIVE', 'PAUSED'] as const;

type AnyState = (typeof ON_OFF)[number] | 'DRAFT';

interface StateFieldProps<State extends AnyState> {
  /** Whose words are used: each part says for itself what it means to be paused. */
  part: 'category' | 'product' | 'extraGroups' | 'variationGroups';
  states: readonly State[];
  value: State;
  onChange: (state: State) => void;
}

/** Whether it is offered at all, and what that means for customers. */
export function StateField<State extends AnyState>({
  part,
  states,
  value,
  onChange,
}: StateFieldProps<State>) {
  const { t } = useTranslation('menu');
  const label = t(`${part}.fields.state`);
  const now: AnyState = value;
  const hint = now === 'DRAFT' ? t('product.stateHint.DRAFT') : t(`${part}.stateHint.${now}`);
  return (
    <FieldPlace name="state">
      <GroupField legend={label} hint={hint}>
        <div>
          <Segmented
            aria-label={label}
            value={value}
            onChange={onChange}
            options={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
          />
        </div>
      </GroupField>
    </FieldPlace>
  );
}
