import {
  MAX_CUSTOMER_FILE_BYTES,
  MAX_CUSTOMER_FILE_LINES,
  type CustomerImportDto,
  type CustomerImportUndoDto,
  type LastCustomerImportDto,
} from '@contracts/customer-files';
import { CUSTOMER_FIELDS, customerHeading } from '@domain/customer-files';
import { useTranslation } from 'react-i18next';
import { customerImportApi } from './import-api';
import { CUSTOMER_REPORTS } from '../use-merge';
import { currentLanguage } from '@entities/language/language';
import { TableImportDrawer } from '@entities/table-import/table-import-drawer';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';
import { useFormat } from '@shared/format/context';

/** Imports customers from a file, and undoes the last import. */
export default function ImportDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers-data');
  const { moment, number } = useFormat();
  const invalidateReads = useInvalidateReads();
  const labelOf = (key: Parameters<typeof customerHeading>[0]) => customerHeading(key, currentLanguage());
  return (
    <TableImportDrawer<CustomerImportDto, CustomerImportUndoDto, LastCustomerImportDto>
      of={{
        api: customerImportApi,
        lastKey: ['last-customer-import'],
        maxBytes: MAX_CUSTOMER_FILE_BYTES,
        fields: CUSTOMER_FIELDS.map(({ key }) => ({ key, label: labelOf(key) })),
        words: {
          title: t('import.title'),
          file: t('import.file'),
          hint: t('import.hint'),
          tooLarge: t('import.tooLarge', {
            lines: number(MAX_CUSTOMER_FILE_LINES),
            megabytes: MAX_CUSTOMER_FILE_BYTES / 1024 / 1024,
          }),
          refusedName: t('import.refusedName'),
          undoTitle: t('undo.title'),
          undoText: t('undo.text'),
        },
        actionLabel: (action) => t(`import.actions.${action}`),
        summary: ({ counts }) => t('import.summary', counts),
        storeLabel: ({ counts: { created, updated } }) => t('import.store', { count: created + updated }),
        lineDetail: ({ fields }) => fields.map(labelOf).join(', '),
        result: ({ counts: { created, updated } }) =>
          created + updated === 0 ? t('import.resultNone') : t('import.result', { created, updated }),
        lastText: ({ customers, at }) => t('undo.last', { count: customers, when: moment(at) }),
        undone: ({ removed, restored, kept }) => ({
          done: t('undo.done', { removed, restored }),
          rest: kept > 0 ? t('undo.kept', { count: kept }) : null,
        }),
        refresh: () => invalidateReads({ resources: ['customers'], paths: CUSTOMER_REPORTS }),
      }}
      onClose={onClose}
    />
  );
}
