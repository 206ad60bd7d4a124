import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExplainForm } from './explain-form';
import { dialogWidth } from '@shared/tokens/tokens';

/** The same question about any code, from the list. Nothing is lost by closing it. */
export function ExplainDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('coupons');
  return (
    <Modal open title={t('explain.title')} width={dialogWidth.regular} footer={null} onCancel={onClose}>
      <ExplainForm />
    </Modal>
  );
}
