import { MAX_REASON } from '@domain/orders/notes';
import { useTranslation } from 'react-i18next';
import { LimitedField } from '@shared/ui/limited-field';

interface EvidenceFieldProps {
  value: string;
  onChange: (evidence: string) => void;
}

/** What somebody saw of money that arrived. */
export function EvidenceField({ value, onChange }: EvidenceFieldProps) {
  const { t } = useTranslation('order-money');
  return (
    <LimitedField
      label={t('take.evidence')}
      hint={t('take.evidenceHint')}
      optional
      max={MAX_REASON}
      value={value}
      onChange={onChange}
    />
  );
}
