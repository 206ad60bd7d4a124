import type { CustomerDto } from '@contracts/customers';
import { Button } from 'antd';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnonymizeDialog } from './anonymize-dialog';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useGrant, useHasPermission } from '@entities/session/access';
import { requestFile } from '@shared/api/request-file';
import { downloadFile } from '@shared/table/csv';
import { Dropdown } from '@shared/ui/dropdown';

interface PrivacyActionsProps {
  customer: Pick<CustomerDto, 'id' | 'version' | 'name' | 'phone'>;
}

/** Downloads everything that is stored about a customer, and anonymises them; for people who read contacts unmasked. */
export function PrivacyActions({ customer }: PrivacyActionsProps) {
  const { t } = useTranslation('customers-data');
  const showError = useErrorMessage();
  const mayExport = useHasPermission('customer.export');
  const mayEdit = useHasPermission('customer.edit');
  const isWhole = useGrant('customer.view') === 'full';
  const [isAnonymizing, setAnonymizing] = useState(false);
  if (!isWhole || !(mayExport || mayEdit)) return null;

  const save = async (format: 'json' | 'pdf') => {
    try {
      const path = `/api/customers/${customer.id}/personal-data?format=${format}`;
      downloadFile(`${customer.id}.${format}`, await requestFile(path, (response) => response.blob()));
    } catch (error) {
      showError(error, { title: t('privacy.failed') });
    }
  };
  const formats = (['pdf', 'json'] as const).map((format) => ({
    key: format,
    label: t(`privacy.${format}`),
    onClick: () => void save(format),
  }));
  const anonymize = {
    key: 'anonymize',
    danger: true,
    label: t('privacy.anonymize'),
    onClick: () => setAnonymizing(true),
  };
  return (
    <>
      <Dropdown
        menu={{
          'aria-label': t('privacy.button'),
          items: [...(mayExport ? formats : []), ...(mayEdit ? [anonymize] : [])],
        }}
      >
        <Button icon={<ShieldCheck size={16} strokeWidth={1.75} aria-hidden />}>{t('privacy.button')}</Button>
      </Dropdown>
      {isAnonymizing && <AnonymizeDialog customer={customer} onClose={() => setAnonymizing(false)} />}
    </>
  );
}
