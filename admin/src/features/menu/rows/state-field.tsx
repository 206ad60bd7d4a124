import { Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormGroup } from '@shared/form/form-field';

/** What every part of the menu can be; a product can be a draft besides. */
export const ON_OFF = ['ACTIVE', 'PAUSED'] as const;

type AnyState = (typeof ON_OFF)[number] | 'DRAFT';

interface StateFieldProps<State extends AnyState> {
  /** Whose words are used: each part says for itself what it means to be paused. */
  part: 'category' | 'product' | 'extraGroups' | 'variationGroups';
  states: readonly State[];
  /** As the form has it. */
  state: State;
}

/** Whether it is offered at all, and what that means for customers. */
export function StateField<State extends AnyState>({ part, states, state }: StateFieldProps<State>) {
  const { t } = useTranslation(['menu', 'product']);
  const now: AnyState = state;
  const hint = now === 'DRAFT' ? t('product.stateHint.DRAFT') : t(`${part}.stateHint.${now}`);
  return (
    <FormGroup name="state" hint={hint}>
      <div>
        <Form.Item name="state" noStyle>
          <Segmented
            aria-label={part === 'product' ? t('product:fields.state') : t(`${part}.fields.state`)}
            options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        </Form.Item>
      </div>
    </FormGroup>
  );
}
