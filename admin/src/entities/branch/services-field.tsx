import { ORDER_TYPES } from '@domain/orders/order';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormGroup } from '@shared/form/form-field';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

/** What a branch offers: delivery, takeout, orders at the table. */
export function ServicesField() {
  const { t } = useTranslation(['branch', 'order']);
  return (
    <FormGroup name="services" label={t('fields.services')}>
      <Form.Item name="services" noStyle>
        <CheckboxGroup options={ORDER_TYPES.map((value) => ({ value, label: t(`order:types.${value}`) }))} />
      </Form.Item>
    </FormGroup>
  );
}
