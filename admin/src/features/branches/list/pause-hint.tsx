import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** The last orders expired, one after the other: customers wait for an answer that does not come. */
export function PauseHint() {
  const { t } = useTranslation('branches');
  return <Alert type="warning" showIcon message={t('suggestPause')} />;
}
