import { useNotification } from '@refinedev/core';
import type { PrinterDto } from '@contracts/printing';
import { useTranslation } from 'react-i18next';
import { PrinterForm } from './printer-form';
import { NEW_PRINTER, printerValues } from './printer-values';
import { ResourceDrawer } from '@entities/record/resource-drawer';
import { useSaveRow } from '@entities/record/use-save-row';

interface PrinterDrawerProps {
  /** Null for a new one. */
  printer: Pick<PrinterDto, 'id' | 'name'> | null;
  branchId: string;
  onClose: () => void;
}

/** Adds or edits a printer beside the settings of its branch. */
export function PrinterDrawer({ printer, branchId, onClose }: PrinterDrawerProps) {
  const { t } = useTranslation('printing');
  const { open: notify } = useNotification();
  const { create, update } = useSaveRow<PrinterDto>('printers');
  return (
    <ResourceDrawer<PrinterDto>
      resource="printers"
      id={printer?.id ?? null}
      title={printer?.name ?? t('add')}
      onClose={onClose}
    >
      {(row) => (
        <PrinterForm
          stored={row ? printerValues(row) : NEW_PRINTER}
          version={row?.version ?? 0}
          draftScope={row?.id ?? branchId}
          save={({ values, changes, version }) =>
            row ? update(row.id, { ...changes, version }) : create({ ...values, branchId })
          }
          onSaved={() => {
            notify?.({ type: 'success', message: t('saved') });
            onClose();
          }}
        />
      )}
    </ResourceDrawer>
  );
}
