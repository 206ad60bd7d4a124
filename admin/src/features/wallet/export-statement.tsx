import type { WalletLineDto, WalletStatementDto } from '@contracts/wallet';
import { useTranslation } from 'react-i18next';
import { useLineWords } from './line-words';
import type { StatementFilters } from './statement-filters';
import { useFormat } from '@shared/format/context';
import { collectPages, fetchPage, MAX_EXPORTED } from '@shared/table/collect-pages';
import { sheetTime, toCsv } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

interface ExportStatementProps {
  query: StatementFilters & { account: string; currency: string | undefined; branch: string };
  /** Of the account. */
  name: string;
  disabled: boolean;
}

/** All lines of a statement that its filters find, as a sheet. */
export function ExportStatement({ query, name, disabled }: ExportStatementProps) {
  const { t } = useTranslation('wallet');
  const { amount, number, timeZone } = useFormat();
  const lineWords = useLineWords(query.account);
  const collect = async (signal: AbortSignal) => {
    const { rows, cut } = await collectPages<WalletLineDto>(
      async ({ cursor, pageSize }) => {
        const page = { ...query, cursor, limit: pageSize };
        const { data } = await fetchPage<{ data: WalletStatementDto }>('/api/wallet/statement', page, signal);
        return { data: data.lines, meta: { next: data.cursor === null ? null : String(data.cursor) } };
      },
      { signal },
    );
    return {
      fileName: `${t('export.file')} ${name}.csv`,
      csv: await toCsv(rows, [
        { title: t('export.day'), value: ({ businessDay }) => businessDay },
        { title: t('export.time'), value: ({ at }) => sheetTime(at, timeZone) },
        { title: t('export.words'), value: lineWords },
        { title: t('export.order'), value: ({ orderNumber }) => orderNumber },
        { title: t('export.amount'), value: ({ amountCents }) => amount(amountCents, false) },
        { title: t('export.balance'), value: ({ balanceCents }) => amount(balanceCents, false) },
      ]),
      cut,
      message: cut
        ? t('export.cut', { most: number(MAX_EXPORTED) })
        : t('export.done', { count: rows.length }),
    };
  };
  return (
    <ExportButton
      words={{ button: t('export.button'), exporting: t('export.exporting'), failed: t('export.failed') }}
      disabled={disabled}
      collect={collect}
    />
  );
}
