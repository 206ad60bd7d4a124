import { Button, Input, Select, Switch } from 'antd';
import type { DeclaredSetting } from '@domain/settings';
import { PencilLine, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettingWords } from './setting-words';
import styles from './settings.module.css';
import { FormField } from '@shared/form/form-field';
import { WholeNumberInput } from '@shared/form/whole-number-input';
import { Tag } from '@shared/ui/tag';

interface SettingRowProps {
  declared: DeclaredSetting;
  value: unknown;
  onReset: () => void;
}

/** One setting: what it is called, what it does, its control, and whether it is as by default. */
export function SettingRow({ declared, value, onReset }: SettingRowProps) {
  const { t } = useTranslation('settings');
  const words = useSettingWords();
  const { key, setting } = declared;
  const usual = words.value(declared, setting.byDefault);
  return (
    <div className={styles.row} data-setting={key}>
      <FormField
        name={key}
        label={words.label(declared)}
        hint={words.hint(declared)}
        optional={false}
        {...(setting.kind === 'switch' && { valuePropName: 'checked' })}
      >
        <Control declared={declared} unlimited={value === null} />
      </FormField>
      <div className={styles.side}>
        {value !== setting.byDefault && (
          <>
            <Tag tone="waiting" icon={PencilLine}>
              {t('differs')}
            </Tag>
            <Button
              type="text"
              size="small"
              title={t('reset', { name: words.label(declared), value: usual })}
              icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
              onClick={onReset}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** antd's control for the kind of setting; what the field gives it goes through. */
function Control({ declared, unlimited, ...given }: { declared: DeclaredSetting; unlimited: boolean }) {
  const { t } = useTranslation('settings');
  const words = useSettingWords();
  const { setting } = declared;
  switch (setting.kind) {
    case 'switch':
      return <Switch {...given} />;
    case 'number':
      return (
        <WholeNumberInput
          {...given}
          min={setting.min}
          max={setting.max}
          suffix={unlimited || setting.unit === 'number' ? undefined : t(`units.${setting.unit}`)}
          className={styles.short}
          placeholder={words.nothing(declared)}
        />
      );
    case 'choice':
      return (
        <Select
          {...given}
          className={styles.short}
          options={setting.of.map((word) => ({ value: word, label: words.choice(declared, word) }))}
        />
      );
    case 'text':
      return <Input {...given} />;
  }
}
