import { useNotification } from '@refinedev/core';
import { Button, Modal, Typography } from 'antd';
import { deviceBody, type DeviceDto } from '@contracts/devices';
import { ChefHat, CircleAlert, CircleCheck, SquareKanban, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './devices.module.css';
import { devicesPath } from './use-roll-call';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { dialogWidth } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

/** What tells two builds apart in the name of a page's first script: `assets/index-B1c2D3e4.js`. */
const buildOf = (page: string) => page.replace(/\.js$/, '').slice(-8);

/** One device: what it is called and shows, and what is wrong with it in words. */
export function DeviceRow({ branchId, device }: { branchId: string; device: DeviceDto }) {
  const { t } = useTranslation('devices');
  const { open: notify } = useNotification();
  const { relative, percent } = useFormat();
  const now = useNow();
  const [removing, setRemoving] = useState(false);
  const { id, name, shows, station, sound, volume, page, problems, lastSignAt } = device;
  const path = `${devicesPath(branchId)}/${id}`;
  const send = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => {
      notify?.({ type: 'error', message: error instanceof ApiError ? error.message : t('failed') });
    });
  const rename = (typed: string) => {
    const parsed = deviceBody.safeParse({ name: typed });
    if (parsed.success && parsed.data.name !== name) send(request('POST', `${path}/rename`, parsed.data));
  };
  const Icon = shows === 'KITCHEN' ? ChefHat : SquareKanban;
  return (
    <li className={styles.device}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div className={styles.what}>
        <Typography.Text
          strong
          editable={{
            onChange: rename,
            maxLength: 60,
            tooltip: t('rename', { name }),
            triggerType: ['icon'],
          }}
        >
          {name}
        </Typography.Text>
        <p className={styles.faint}>
          {[
            t(`shows.${shows}`),
            station,
            t('lastSign', { when: relative(lastSignAt, now) }),
            sound === 'ON' && t('volume', { percent: percent(volume * 100) }),
            page && t('build', { build: buildOf(page) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className={styles.problems}>
          {problems.length === 0 && (
            <Tag icon={CircleCheck} tone="ready">
              {t('fine')}
            </Tag>
          )}
          {problems.map((problem) => (
            <Tag key={problem} icon={CircleAlert} tone={problem === 'MISSING' ? 'cancelled' : 'waiting'}>
              {t(`problems.${problem}`)}
            </Tag>
          ))}
        </div>
      </div>
      <Button
        type="text"
        title={t('removeNamed', { name })}
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setRemoving(true)}
      />
      {removing && (
        <Modal
          open
          title={t('removeTitle', { name })}
          width={dialogWidth.regular}
          okText={t('remove')}
          onOk={() => {
            setRemoving(false);
            send(request('DELETE', path));
          }}
          onCancel={() => setRemoving(false)}
        >
          {t('removeText')}
        </Modal>
      )}
    </li>
  );
}
