import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { AvailabilityFields } from '@entities/availability/availability-fields';
import { FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';

interface TimesSectionProps {
  title?: string;
  /** What becomes of it at other times. */
  text: string;
}

/** When a whole product, category or group is offered. */
export function TimesSection({ title, text }: TimesSectionProps) {
  const { t } = useTranslation('menu');
  return (
    <FormSection title={title ?? t('availability.title')} text={text}>
      <FormGroup quiet name="availability">
        <Form.Item name="availability" noStyle>
          <AvailabilityFields />
        </Form.Item>
      </FormGroup>
    </FormSection>
  );
}
