import { useNotification } from '@refinedev/core';
import { Alert, Button, List, Modal, Upload } from 'antd';
import type { BranchDto } from '@contracts/branches';
import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import { readGeoJson } from '@domain/delivery';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './zones.module.css';
import { placeOf } from '@entities/delivery-zone/area';
import { useZoneNames } from '@entities/delivery-zone/use-zone-names';
import { nameOfArea } from '@entities/delivery-zone/zone-names';
import { request } from '@shared/api/request';
import { useErrorMessage } from '@entities/record/use-error-message';
import { dialogWidth } from '@shared/tokens/tokens';

interface ImportDialogProps {
  branch: BranchDto;
  onClose: () => void;
  onImported: () => void;
}

/** A request holds 256 KB. */
const LARGEST = 240_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Shows what is in a GeoJSON file and what is wrong with it, by the server's own rules, before anything is stored. */
export default function ImportDialog({ branch, onClose, onImported }: ImportDialogProps) {
  const { t } = useTranslation('zones');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const names = useZoneNames();
  const [file, setFile] = useState<unknown>(undefined);
  const [tooLarge, setTooLarge] = useState(false);
  const [busy, setBusy] = useState(false);
  const read = file === undefined ? null : readGeoJson(file, placeOf(branch));
  const sound = read !== null && read.problems.length === 0;

  const choose = async (chosen: File) => {
    setTooLarge(chosen.size > LARGEST);
    setFile(chosen.size > LARGEST ? undefined : parsed(await chosen.text()));
  };
  const send = async () => {
    setBusy(true);
    try {
      const path = `/api/branches/${branch.id}/zones/import`;
      const made = await request<DeliveryZoneDto[]>('POST', path, { geojson: file });
      notify?.({ type: 'success', message: t('file.added', { count: made.length }) });
      onImported();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      title={t('file.import')}
      width={dialogWidth.regular}
      okText={t('file.add', { count: read?.areas.length ?? 0 })}
      okButtonProps={{ disabled: !sound }}
      cancelText={t('file.cancel')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles.panel}>
        <p>{t('file.text')}</p>
        <Upload
          accept=".geojson,.json,application/geo+json,application/json"
          maxCount={1}
          beforeUpload={(chosen) => {
            void choose(chosen);
            return false;
          }}
        >
          <Button icon={<FileUp size={16} strokeWidth={1.5} aria-hidden />}>{t('file.choose')}</Button>
        </Upload>
        {tooLarge && <Alert type="error" showIcon message={t('file.tooLarge')} />}
        {read?.problems.map(({ code, path }) => {
          const [, feature] = path;
          const problem = t(`issues.${code}`);
          const message =
            typeof feature === 'number' ? t('file.problem', { number: feature + 1, problem }) : problem;
          return <Alert key={path.join('.')} type="error" showIcon message={message} />;
        })}
        {read && read.areas.length > 0 && (
          <List
            size="small"
            bordered
            dataSource={read.areas}
            renderItem={({ name, shape }) => <List.Item>{name || nameOfArea(shape, names)}</List.Item>}
          />
        )}
      </div>
    </Modal>
  );
}
