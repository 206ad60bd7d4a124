import type { LoyaltyProgramDto } from '@contracts/loyalty';
import {
  MAX_BALANCE_FILE_BYTES,
  MAX_BALANCE_FILE_LINES,
  type BalanceImportDto,
  type BalanceImportUndoDto,
  type LastBalanceImportDto,
} from '@contracts/loyalty-files';
import { BALANCE_FIELDS, balanceHeading } from '@domain/loyalty-files';
import { useTranslation } from 'react-i18next';
import { balanceImportApi } from './import-api';
import { useExpiryWords } from '../use-expiry-words';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { currentLanguage } from '@entities/language/language';
import { TableImportDrawer } from '@entities/table-import/table-import-drawer';
import { useInvalidateReads } from '@shared/api/use-invalidate-reads';
import { useFormat } from '@shared/format/context';

interface ImportDrawerProps {
  program: LoyaltyProgramDto;
  onClose: () => void;
}

/** Imports balances of another system from a file into a program, and undoes the last import. */
export default function ImportDrawer({ program: { id, kind, name }, onClose }: ImportDrawerProps) {
  const { t } = useTranslation('loyalty-import');
  const { moment, number } = useFormat();
  const { dayWords } = useExpiryWords();
  const unitWords = useUnitWords();
  const invalidateReads = useInvalidateReads();
  const storedLines = ({ counts: { created, updated } }: BalanceImportDto) => created + updated;
  return (
    <TableImportDrawer<BalanceImportDto, BalanceImportUndoDto, LastBalanceImportDto>
      of={{
        api: balanceImportApi(id),
        lastKey: ['last-balance-import', id],
        maxBytes: MAX_BALANCE_FILE_BYTES,
        fields: BALANCE_FIELDS.map(({ key }) => ({ key, label: balanceHeading(key, currentLanguage()) })),
        words: {
          title: t('title', { name }),
          file: t('file'),
          hint: t(`hint.${kind}`),
          tooLarge: t('tooLarge', {
            lines: number(MAX_BALANCE_FILE_LINES),
            megabytes: MAX_BALANCE_FILE_BYTES / 1024 / 1024,
          }),
          refusedName: t('refusedName'),
          undoTitle: t('undo.title'),
          undoText: t('undo.text'),
        },
        actionLabel: (action) => t(`actions.${action}`),
        summary: ({ counts, units }) => t('summary', { ...counts, units: unitWords(kind, units) }),
        storeLabel: (shown) =>
          t(shown.importedAt === null ? 'store' : 'storeAgain', { count: storedLines(shown) }),
        warning: ({ importedAt }) => importedAt && t('importedAt', { when: moment(importedAt) }),
        lineDetail: ({ action, units, expiresOn }) => {
          if (action === 'REFUSE' || units === 0) return null;
          const amount = unitWords(kind, units);
          return expiresOn === null
            ? t('gives', { units: amount })
            : t('givesUntil', { units: amount, day: dayWords(expiresOn) });
        },
        result: (stored) =>
          storedLines(stored) === 0
            ? t('resultNone')
            : t('result', { count: storedLines(stored), units: unitWords(kind, stored.units) }),
        lastText: ({ lines, at }) => t('undo.last', { count: lines, when: moment(at) }),
        undone: ({ reversed, owing, removed }) => ({
          done: t('undo.done', { count: reversed, removed }),
          rest: owing > 0 ? t('undo.owing', { count: owing }) : null,
        }),
        refresh: () =>
          invalidateReads({
            resources: ['customers'],
            paths: ['/api/loyalty-accounts', '/api/loyalty-programs'],
          }),
      }}
      onClose={onClose}
    />
  );
}
