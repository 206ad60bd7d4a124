import { useNotification } from '@refinedev/core';
import type { PrinterDto } from '@contracts/printing';
import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useHasPermission } from '@entities/session/access';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useApi } from '@shared/api/use-api';
import { Dropdown } from '@shared/ui/dropdown';

interface PrinterMenuProps {
  order: { id: string; number: string; branchId: string };
}

/** Has a printer of the branch print the order again, marked so; not there where the branch has none. */
export function PrinterMenu({ order: { id, number, branchId } }: PrinterMenuProps) {
  const { t } = useTranslation('printing');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const mayPrint = useHasPermission('order.accept');
  const { data } = useApi<PrinterDto[]>('/api/printers', {
    query: { 'filters[branchId][$eq]': branchId, 'filters[state][$eq]': 'ACTIVE' },
    enabled: mayPrint,
  });
  if (!data || data.length === 0) return null;
  const print = async ({ id: printerId, name }: PrinterDto, kind: 'KITCHEN' | 'CUSTOMER') => {
    try {
      const { count } = await request<{ count: number }>('POST', `/api/orders/${id}/print`, {
        printerId,
        kind,
      });
      notify?.({ type: 'success', message: t('reprint.done', { count, name, number }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showError(error);
    }
  };
  const items = data.flatMap((printer) =>
    (['KITCHEN', 'CUSTOMER'] as const).map((kind) => ({
      key: `${printer.id}-${kind}`,
      label: t(`reprint.${kind}`, { name: printer.name }),
      onClick: () => void print(printer, kind),
    })),
  );
  return (
    <Dropdown menu={{ 'aria-label': t('reprint.title'), items }}>
      <Button icon={<Printer size={16} strokeWidth={1.75} aria-hidden />}>{t('reprint.title')}</Button>
    </Dropdown>
  );
}
