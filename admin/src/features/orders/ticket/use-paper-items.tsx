import type { Papers } from '@domain/printing/by-browser';
import { ChefHat, Files, Printer, Split } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePrintPapers } from './use-print-papers';
import { useHasPermission } from '@entities/session/access';
import type { MenuItem } from '@shared/ui/dropdown';

const ICONS = { CUSTOMER: Printer, KITCHEN: ChefHat, STATIONS: Split, BOTH: Files } as const;

/** What this browser prints of orders, one entry each; the kitchen's alone for who is shown no prices. */
export function usePaperItems(orderIds: readonly string[]): MenuItem[] {
  const { t } = useTranslation('printing');
  const print = usePrintPapers();
  const mayPrint = useHasPermission('order.prepare');
  const seesPrices = useHasPermission('order.accept');
  if (!mayPrint) return [];
  const papers: readonly Papers[] = seesPrices
    ? ['CUSTOMER', 'KITCHEN', 'STATIONS', 'BOTH']
    : ['KITCHEN', 'STATIONS'];
  return papers.map((each) => {
    const Icon = ICONS[each];
    return {
      key: `print-${each}`,
      label: t(`papers.${each}`),
      icon: <Icon />,
      onClick: () => void print(orderIds, each),
    };
  });
}
