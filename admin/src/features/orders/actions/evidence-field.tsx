import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '@shared/ui/field';

interface EvidenceFieldProps {
  value: string;
  onChange: (evidence: string) => void;
}

/** What somebody saw of money that arrived. */
export function EvidenceField({ value, onChange }: EvidenceFieldProps) {
  const { t } = useTranslation('order-money');
  return (
    <Field label={t('take.evidence')} hint={t('take.evidenceHint')} optional>
      {(control) => (
        <Input {...control} value={value} maxLength={200} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
