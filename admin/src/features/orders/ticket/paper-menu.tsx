import { Button, type ButtonProps } from 'antd';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaperItems } from './use-paper-items';
import { Dropdown } from '@shared/ui/dropdown';

interface PaperMenuProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  orderIds: readonly string[];
  children: string;
}

/** A button that asks which tickets of orders this browser prints. */
export function PaperMenu({ orderIds, children, ...button }: PaperMenuProps) {
  const { t } = useTranslation('printing');
  const items = usePaperItems(orderIds);
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ 'aria-label': t('papers.title'), items }}>
      <Button icon={<Printer size={16} strokeWidth={1.75} aria-hidden />} {...button}>
        {children}
      </Button>
    </Dropdown>
  );
}
