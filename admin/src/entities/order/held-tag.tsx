import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tag } from '@shared/ui/tag';

/** It is not to be made before it is fired. */
export function HeldTag() {
  const { t } = useTranslation('order');
  return <Tag icon={CirclePause}>{t('card.held')}</Tag>;
}
