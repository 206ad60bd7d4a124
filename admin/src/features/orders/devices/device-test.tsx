import { useNotification } from '@refinedev/core';
import { Button, Table, type TableColumnsType } from 'antd';
import type { DeviceTestDto, DeviceTestRow } from '@contracts/devices';
import { CircleCheck, LoaderCircle, RadioTower, VolumeX, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './devices.module.css';
import { TestPrinters } from './test-printers';
import { testPath, useDeviceTest } from './use-roll-call';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useFormat } from '@shared/format/context';
import { useClock } from '@shared/state/use-now';
import { Tag } from '@shared/ui/tag';

/** Sends an order that is none through everything and shows how far it came on each device, and after how long. */
export function DeviceTest({ branchId }: { branchId: string }) {
  const { t } = useTranslation('devices');
  const { open: notify } = useNotification();
  const { moment } = useFormat();
  const { data: test, refetch } = useDeviceTest(branchId);
  const [sending, setSending] = useState(false);
  const running = useClock((now) => (test ? Date.parse(test.endsAt) > now : false));
  const start = async () => {
    setSending(true);
    try {
      await request<DeviceTestDto>('POST', testPath(branchId));
    } catch (error) {
      notify?.({ type: 'error', message: error instanceof ApiError ? error.message : t('failed') });
    }
    setSending(false);
    refetch();
  };
  return (
    <section className={styles.test} aria-labelledby="device-test">
      <h3 id="device-test">{t('test.title')}</h3>
      <p className={styles.faint}>{t('test.text')}</p>
      <Button
        type="primary"
        loading={sending || running}
        icon={<RadioTower size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => void start()}
      >
        {t(running ? 'test.running' : 'test.start')}
      </Button>
      {test && (
        <>
          <p className={styles.faint} role="status">
            {t('test.last', { when: moment(test.startedAt), who: test.startedBy })}
          </p>
          <TestRows rows={test.rows} running={running} />
          <TestPrinters printers={test.printers} running={running} />
        </>
      )}
    </section>
  );
}

function TestRows({ rows, running }: { rows: DeviceTestRow[]; running: boolean }) {
  const { t } = useTranslation('devices');
  const { number } = useFormat();
  const ms = (value: number | null) => (value === null ? '–' : t('test.ms', { value: number(value) }));
  const columns: TableColumnsType<DeviceTestRow> = [
    { title: t('test.device'), dataIndex: 'name' },
    { title: t('test.received'), dataIndex: 'receivedMs', align: 'right', render: ms },
    { title: t('test.drawn'), dataIndex: 'drawnMs', align: 'right', render: ms },
    { title: t('test.rung'), dataIndex: 'rungMs', align: 'right', render: ms },
    {
      title: t('test.result'),
      key: 'result',
      render: (_, row) => <Result row={row} running={running} />,
    },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be focusable (WCAG 2.1.1)
    <div className={styles.rows} role="region" aria-label={t('test.devices')} tabIndex={0}>
      <Table
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={rows}
        pagination={false}
        locale={{ emptyText: t('none') }}
      />
    </div>
  );
}

function Result({ row, running }: { row: DeviceTestRow; running: boolean }) {
  const { t } = useTranslation('devices');
  if (row.rungMs !== null)
    return (
      <Tag icon={CircleCheck} tone="ready">
        {t('test.heard')}
      </Tag>
    );
  if (row.silence)
    return (
      <Tag icon={VolumeX} tone="cancelled">
        {t(`test.${row.silence}`)}
      </Tag>
    );
  if (running) return <Tag icon={LoaderCircle}>{t('test.waiting')}</Tag>;
  return (
    <Tag icon={WifiOff} tone="cancelled">
      {t(row.receivedMs === null ? 'test.noAnswer' : 'test.notRung')}
    </Tag>
  );
}
