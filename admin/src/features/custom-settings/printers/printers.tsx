import { useNotification } from '@refinedev/core';
import type { PrinterDto } from '@contracts/printing';
import { Button, List, Switch } from 'antd';
import { Archive, Pencil, Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrinterState } from './printer-state';
import styles from './printers.module.css';
import { useLiveEvents } from '@entities/live/live';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useRowActions } from '@entities/record/use-row-actions';
import { request } from '@shared/api/request';
import { useApi } from '@shared/api/use-api';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

// With controls that the settings have no other use for: it comes when it is opened.
const PrinterDrawer = lazy(async () => ({ default: (await import('./printer-drawer')).PrinterDrawer }));

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The printers of a branch: what each prints, how it is, and a page to try it with. */
export function Printers({ branchId }: { branchId: string }) {
  const { t } = useTranslation('printing');
  const query = {
    'filters[branchId][$eq]': branchId,
    'filters[state][$in][0]': 'ACTIVE',
    'filters[state][$in][1]': 'PAUSED',
    'pagination[pageSize]': 100,
  };
  const { data, error, refetch } = useApi<PrinterDto[]>('/api/printers', { query });
  useLiveEvents(['printing.changed'], refetch);
  const [editing, setEditing] = useState<PrinterDto | 'new' | null>(null);
  return (
    <Card
      title={t('title')}
      actions={
        <Button icon={<Plus {...ICON} />} onClick={() => setEditing('new')}>
          {t('add')}
        </Button>
      }
    >
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={3} height={16} />}
      {data && (
        <List
          dataSource={data}
          rowKey="id"
          locale={{
            emptyText: <EmptyState icon={Printer} title={t('empty.title')} text={t('empty.text')} />,
          }}
          renderItem={(printer) => (
            <PrinterLine printer={printer} onEdit={() => setEditing(printer)} onChanged={refetch} />
          )}
        />
      )}
      <Suspense fallback={null}>
        {editing && (
          <PrinterDrawer
            printer={editing === 'new' ? null : editing}
            branchId={branchId}
            onClose={() => {
              setEditing(null);
              refetch();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}

interface PrinterLineProps {
  printer: PrinterDto;
  onEdit: () => void;
  onChanged: () => void;
}

function PrinterLine({ printer, onEdit, onChanged }: PrinterLineProps) {
  const { t } = useTranslation('printing');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const actions = useRowActions<PrinterDto>('printers');
  const { id, name, state } = printer;
  const test = async () => {
    try {
      await request('POST', `/api/printers/${id}/test`, {});
      notify?.({ type: 'success', message: t('testSent', { name }) });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <List.Item className={styles.line}>
      <div className={styles.what}>
        <b>{name}</b>
        <PrinterState printer={printer} />
      </div>
      <div className={styles.controls}>
        <Switch
          aria-label={t('prints', { name })}
          checked={state === 'ACTIVE'}
          loading={actions.isBusy(id)}
          onChange={(on) =>
            void actions
              .change(printer, { state: on ? 'ACTIVE' : 'PAUSED' }, t(on ? 'resumed' : 'paused', { name }))
              .then(onChanged)
          }
        />
        <Button disabled={state !== 'ACTIVE'} onClick={() => void test()}>
          {t('test')}
        </Button>
        <Button type="text" title={t('edit', { name })} icon={<Pencil {...ICON} />} onClick={onEdit} />
        <Button
          type="text"
          title={t('archive', { name })}
          icon={<Archive {...ICON} />}
          onClick={() => void actions.archive(printer, t('archived', { name })).then(onChanged)}
        />
      </div>
    </List.Item>
  );
}
