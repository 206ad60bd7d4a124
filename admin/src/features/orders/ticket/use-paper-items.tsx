import type { Papers } from '@domain/printing/by-browser';
import { ChefHat, Files, Printer, Split } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PrintableOrder } from './collect-papers';
import { usePrintPapers } from './use-print-papers';
import { useHasPermission } from '@entities/session/access';
import type { MenuItem } from '@shared/ui/dropdown';

const ICONS = { CUSTOMER: Printer, KITCHEN: ChefHat, STATIONS: Split, BOTH: Files } as const;

/** What this browser prints of orders, one entry each; the kitchen's alone for who only prepares. */
export function usePaperItems(orders: readonly PrintableOrder[]): { items: MenuItem[]; busy: boolean } {
  const { t } = useTranslation('printing');
  const { print, busy } = usePrintPapers();
  const mayPrint = useHasPermission('order.prepare');
  const mayPrintCustomers = useHasPermission('order.accept');
  if (!mayPrint) return { items: [], busy };
  const papers: readonly Papers[] = mayPrintCustomers
    ? ['CUSTOMER', 'KITCHEN', 'STATIONS', 'BOTH']
    : ['KITCHEN', 'STATIONS'];
  const items = papers.map((each) => {
    const Icon = ICONS[each];
    return {
      key: `print-${each}`,
      label: t(`papers.${each}`),
      icon: <Icon />,
      disabled: busy,
      onClick: () => void print(orders, each),
    };
  });
  return { items, busy };
}
