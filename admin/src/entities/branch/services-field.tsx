import { ORDER_TYPES } from '@domain/orders/order';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormGroup } from '@shared/form/form-field';

/** What a branch offers: delivery, takeout, orders at the table. */
export function ServicesField() {
  const { t } = useTranslation(['branch', 'order']);
  return (
    <FormGroup name="services" label={t('fields.services')}>
      <Form.Item name="services" noStyle>
        <Checkbox.Group options={ORDER_TYPES.map((value) => ({ value, label: t(`order:types.${value}`) }))} />
      </Form.Item>
    </FormGroup>
  );
}
