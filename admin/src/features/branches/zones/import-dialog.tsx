import { useNotification } from '@refinedev/core';
import { Alert, Button, List, Modal, Tag, Upload } from 'antd';
import type { BranchDto } from '@contracts/branches';
import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import { FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportNotes } from './import-notes';
import { useZoneFacts } from './use-zone-facts';
import styles from './zones.module.css';
import { branchPoint } from '@entities/delivery-zone/area';
import { useZoneNames } from '@entities/delivery-zone/use-zone-names';
import { placeInFile, readZoneFile } from '@entities/delivery-zone/zone-file';
import { nameOfArea } from '@entities/delivery-zone/zone-names';
import { request } from '@shared/api/request';
import { useSession } from '@entities/session/session';
import { useErrorMessage } from '@entities/record/use-error-message';
import type { FieldIssue } from '@shared/form/issues';
import { dialogWidth } from '@shared/tokens/tokens';

interface ImportDialogProps {
  branch: BranchDto;
  onClose: () => void;
  onImported: () => void;
}

/** A request holds 256 KB. */
const LARGEST = 240_000;
const SHOWN = 8;

function parsed(text: string): unknown {
  try {
    // Programs for Windows begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Shows what is in a GeoJSON file and what is wrong with it, by the server's own rules, before anything is stored. */
export default function ImportDialog({ branch, onClose, onImported }: ImportDialogProps) {
  const { t } = useTranslation(['zones', 'form']);
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const names = useZoneNames();
  const { country } = useSession().business;
  const facts = useZoneFacts();
  const [file, setFile] = useState<unknown>(undefined);
  const [tooLarge, setTooLarge] = useState(false);
  const [busy, setBusy] = useState(false);
  const read = useMemo(
    () => (file === undefined ? null : readZoneFile(file, branchPoint(branch), country)),
    [file, branch, country],
  );
  const sound = read !== null && read.issues.length === 0;

  const told = ({ code, path, args }: FieldIssue) => {
    const problem = t([`zones:issues.${code}`, `file.issues.${code}`, 'file.wrong'], {
      ...args,
      defaultValue: code,
    });
    const place = placeInFile(path);
    if (!place) return problem;
    const { feature: number, property } = place;
    return property === null
      ? t('file.problem', { number, problem })
      : t('file.propertyProblem', { number, property, problem });
  };
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
      okText={t('file.add', { count: read?.zones.length ?? 0 })}
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
        {read?.issues.map((issue) => (
          <Alert key={issue.path} type="error" showIcon message={told(issue)} />
        ))}
        {read && <ImportNotes notes={read.notes} />}
        {read && read.zones.length > 0 && (
          <List
            size="small"
            bordered
            dataSource={read.zones}
            pagination={
              read.zones.length > SHOWN && { pageSize: SHOWN, size: 'small', showSizeChanger: false }
            }
            renderItem={(zone) => (
              <List.Item extra={<Tag>{t(`states.${zone.state}`)}</Tag>}>
                <List.Item.Meta title={zone.name || nameOfArea(zone.area, names)} description={facts(zone)} />
              </List.Item>
            )}
          />
        )}
      </div>
    </Modal>
  );
}
