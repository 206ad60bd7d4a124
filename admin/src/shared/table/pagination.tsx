import { Button, Space } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface StepsProps {
  onBack?: () => void;
  onNext?: () => void;
}

/** Forth and back alone, for lists that page by cursor and do not count. */
export function Steps({ onBack, onNext }: StepsProps) {
  const { t } = useTranslation('ui');
  const step = { type: 'text', size: 'small' } as const;
  const [back, next] = [<ChevronLeft key="back" size={16} />, <ChevronRight key="next" size={16} />];
  return (
    <Space size={4}>
      <Button {...step} title={t('table.previous')} icon={back} disabled={!onBack} onClick={onBack} />
      <Button {...step} title={t('table.next')} icon={next} disabled={!onNext} onClick={onNext} />
    </Space>
  );
}
