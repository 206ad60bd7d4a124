import { useNotification } from '@refinedev/core';
import { Alert, Checkbox, Flex, Modal } from 'antd';
import type { BranchSettingsDto } from '@contracts/branch-settings';
import { differingSettings, SETTING_LIST, valueOf } from '@domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingWords } from './setting-words';
import styles from './settings.module.css';
import { useOtherSettings } from './use-other-settings';
import { settingsPath } from '@entities/branch/branch-settings';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { dialogWidth } from '@shared/tokens/tokens';

/** Says, branch by branch, what would change there, and lets the chosen ones behave like this one. */
export function ApplyDialog({ from, onClose }: { from: BranchSettingsDto; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { open: notify } = useNotification();
  const { others, error } = useOtherSettings(from.branchId);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const chosen = others.flatMap(({ stored }) =>
    stored && !left.includes(stored.branchId) && differingSettings(from.values, stored.values).length > 0
      ? [{ id: stored.branchId, version: stored.version }]
      : [],
  );

  const apply = async () => {
    setBusy(true);
    try {
      await request('POST', `${settingsPath(from.branchId)}/apply`, { branches: chosen });
      notify?.({ type: 'success', message: t('apply.done', { count: chosen.length }) });
      onClose();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setRefused(problem.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      title={t('apply.title')}
      width={dialogWidth.wide}
      onCancel={onClose}
      okText={t('apply.confirm', { count: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0 }}
      confirmLoading={busy}
      onOk={() => void apply()}
    >
      <p>{t('apply.text')}</p>
      {(refused ?? error) && <Alert type="error" role="alert" message={refused ?? error?.message} />}
      <Flex vertical gap={16} style={{ marginTop: 16 }}>
        {others.map(({ branch, stored }) => (
          <Changes
            key={branch.id}
            name={branch.name}
            from={from}
            stored={stored}
            checked={!left.includes(branch.id)}
            onCheck={(yes) => setLeft(yes ? left.filter((id) => id !== branch.id) : [...left, branch.id])}
          />
        ))}
      </Flex>
    </Modal>
  );
}

interface ChangesProps {
  name: string;
  from: BranchSettingsDto;
  stored: BranchSettingsDto | undefined;
  checked: boolean;
  onCheck: (yes: boolean) => void;
}

function Changes({ name, from, stored, checked, onCheck }: ChangesProps) {
  const { t } = useTranslation('settings');
  const words = useSettingWords();
  const keys = stored ? differingSettings(from.values, stored.values) : [];
  return (
    <div>
      <Checkbox
        checked={checked && keys.length > 0}
        disabled={keys.length === 0}
        onChange={({ target }) => onCheck(target.checked)}
      >
        {name}
      </Checkbox>
      <ul className={styles.changes}>
        {stored && keys.length === 0 && <li>{t('apply.same')}</li>}
        {stored &&
          SETTING_LIST.filter(({ key }) => keys.includes(key)).map((one) => (
            <li key={one.key}>
              {t('apply.change', {
                name: words.label(one),
                before: words.value(one, valueOf(stored.values, one)),
                after: words.value(one, valueOf(from.values, one)),
              })}
            </li>
          ))}
      </ul>
    </div>
  );
}
