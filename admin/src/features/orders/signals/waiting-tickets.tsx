import type { PrinterDto, PrintJobDto, TicketDto } from '@contracts/printing';
import { AT_DEVICE } from '@domain/printing/by-browser';
import { Button, List, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveEvents } from '@entities/live/live';
import { ticketWidth } from '../ticket/ticket-width';
import { useHasPermission } from '@entities/session/access';
import { useErrorMessage } from '@entities/record/use-error-message';
import { request } from '@shared/api/request';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';
import { EmptyState } from '@shared/ui/states';
import { Printer } from 'lucide-react';

interface WaitingTicketsProps {
  branchId: string;
  printers: readonly PrinterDto[];
  onClose: () => void;
}

/** The tickets that are not on paper: again, at another printer, by this browser, or not at all. */
export function WaitingTickets({ branchId, printers, onClose }: WaitingTicketsProps) {
  const { t } = useTranslation('printing');
  const { clock } = useFormat();
  const mayPrintHere = useHasPermission('order.accept');
  const showError = useErrorMessage();
  const [busy, setBusy] = useState<string | null>(null);
  const jobs = useApi<PrintJobDto[]>('/api/print-jobs', {
    query: {
      'filters[branchId][$eq]': branchId,
      'filters[state][$in][0]': 'QUEUED',
      'filters[state][$in][1]': 'FAILED',
      sort: 'queuedAt:asc',
      'pagination[pageSize]': 100,
    },
  });
  useLiveEvents(['printing.changed'], jobs.refetch);
  const nameOf = (id: string) => printers.find((printer) => printer.id === id)?.name ?? '';

  const act = async (job: PrintJobDto, verb: 'retry' | 'cancel' | 'printed', more: object = {}) => {
    setBusy(job.id);
    try {
      await request('POST', `/api/print-jobs/${job.id}/${verb}`, { version: job.version, ...more });
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(null);
      jobs.refetch();
    }
  };
  const printHere = async (job: PrintJobDto) => {
    try {
      const [{ printLines }, ticket] = await Promise.all([
        import('../ticket/print-lines'),
        request<TicketDto>('GET', `/api/print-jobs/${job.id}/ticket`),
      ]);
      // Taken out of the queue first: a printer that is back this very moment must not print it, too.
      if (await act(job, 'printed')) await printLines([ticket.lines], ticket.width ?? ticketWidth.get());
    } catch (error) {
      showError(error);
    }
  };

  return (
    <Modal open title={t('banner.title')} width={dialogWidth.wide} footer={null} onCancel={onClose}>
      <List
        dataSource={jobs.data ?? []}
        loading={jobs.isLoading}
        rowKey="id"
        locale={{ emptyText: <EmptyState icon={Printer} title={t('banner.none')} /> }}
        renderItem={(job) => (
          <List.Item
            actions={[
              <Button key="again" loading={busy === job.id} onClick={() => void act(job, 'retry')}>
                {t('again')}
              </Button>,
              ...(mayPrintHere
                ? [
                    <Button key="here" onClick={() => void printHere(job)}>
                      {t('here')}
                    </Button>,
                  ]
                : []),
              <Button key="drop" type="text" danger onClick={() => void act(job, 'cancel')}>
                {t('drop')}
              </Button>,
            ]}
          >
            <List.Item.Meta
              title={`${job.orderNumber} ${t(`kinds.${job.kind}`)}${job.station ? ` · ${job.station}` : ''}`}
              description={
                <>
                  {clock(job.queuedAt)} · {job.problem ? t(`problems.${job.problem}`) : t('queued')}{' '}
                  <Select
                    size="small"
                    aria-label={t('printer')}
                    value={job.printerId}
                    onChange={(printerId) => void act(job, 'retry', { printerId })}
                    options={[
                      ...printers.map(({ id, name }) => ({ value: id, label: name })),
                      ...(nameOf(job.printerId)
                        ? []
                        : [
                            {
                              value: job.printerId,
                              label: job.printerId === AT_DEVICE ? t('atDevice') : '–',
                            },
                          ]),
                    ]}
                  />
                </>
              }
            />
          </List.Item>
        )}
      />
    </Modal>
  );
}
