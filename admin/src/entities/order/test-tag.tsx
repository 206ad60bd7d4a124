import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tag } from '@shared/ui/tag';

/** Says that an order was only placed to try things out. */
export function TestTag() {
  const { t } = useTranslation('order');
  return (
    <span title={t('card.testHint')}>
      <Tag icon={FlaskConical} tone="waiting">
        {t('card.test')}
      </Tag>
    </span>
  );
}
