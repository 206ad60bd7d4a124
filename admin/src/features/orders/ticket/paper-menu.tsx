import { Button, type ButtonProps } from 'antd';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PrintableOrder } from './collect-papers';
import { usePaperItems } from './use-paper-items';
import { Dropdown } from '@shared/ui/dropdown';

interface PaperMenuProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  orders: readonly PrintableOrder[];
  children: string;
}

/** A button that asks which tickets of orders this browser prints. */
export function PaperMenu({ orders, children, ...button }: PaperMenuProps) {
  const { t } = useTranslation('printing');
  const { items, busy } = usePaperItems(orders);
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ 'aria-label': t('papers.title'), items }}>
      <Button icon={<Printer size={16} strokeWidth={1.75} aria-hidden />} loading={busy} {...button}>
        {children}
      </Button>
    </Dropdown>
  );
}
