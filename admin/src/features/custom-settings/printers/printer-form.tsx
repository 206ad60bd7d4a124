import type { PrinterDto } from '@contracts/printing';
import { Input, Segmented, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { printerSchema, printerValues, type PrinterValues } from './printer-values';
import { RecordForm } from '@entities/record/record-form';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const toStored = (row: PrinterDto) => ({ values: printerValues(row), version: row.version });
const WIDTHS = ['58', '80'] as const;
const CODE_PAGES = ['cp858', 'cp860', 'windows1252'] as const;

interface PrinterFormProps {
  stored: PrinterValues;
  /** 0 for a new one. */
  version: number;
  /** The row, or the branch of a new one: what a draft belongs to besides the address. */
  draftScope: string;
  save: (sent: Sent<PrinterValues>) => Promise<PrinterDto>;
  onSaved: () => void;
}

/** A printer in full: where it stands, what it prints and on which paper. */
export function PrinterForm({ stored, version, draftScope, save, onSaved }: PrinterFormProps) {
  const { t } = useTranslation(['printing', 'ui']);
  const fresh = version === 0;
  const form = useRecordForm<PrinterValues>({
    ...{ stored, version, schema: printerSchema, words: 'printing', autosave: draftScope },
  });
  const describe = (field: keyof PrinterValues, of: PrinterValues) => {
    const value = of[field];
    const text =
      typeof value === 'boolean'
        ? t(value ? 'yes' : 'no')
        : Array.isArray(value)
          ? value.join(', ') || t('everything')
          : field === 'state'
            ? t(`states.${of.state}`)
            : String(value);
    return { label: t(`fields.${field}`), value: text };
  };
  return (
    <RecordForm
      form={form}
      save={async (sent) => toStored(await save(sent))}
      onSaved={onSaved}
      toStored={(row) => toStored(row as PrinterDto)}
      latest={{ values: stored, version }}
      describe={describe}
      fresh={fresh}
      saveLabel={t(fresh ? 'add' : 'ui:save')}
    >
      <FormSection title={t('sections.where')}>
        <FormField name="name">
          <Input autoFocus={fresh} />
        </FormField>
        <FieldRow>
          <FormField name="host" hint={t('hints.host')}>
            <Input inputMode="decimal" autoComplete="off" spellCheck={false} placeholder="192.168.1.50" />
          </FormField>
          <FormField name="port">
            <WholeNumberInput />
          </FormField>
        </FieldRow>
      </FormSection>
      <FormSection title={t('sections.what')}>
        <FormField name="kitchenTickets" valuePropName="checked">
          <Switch />
        </FormField>
        <FormField name="customerTickets" valuePropName="checked">
          <Switch />
        </FormField>
        <FormField name="stations" hint={t('hints.stations')} optional>
          <Select mode="tags" open={false} suffixIcon={null} placeholder={t('everything')} />
        </FormField>
        <FormField name="copies">
          <WholeNumberInput />
        </FormField>
      </FormSection>
      <FormSection title={t('sections.paper')}>
        <FormField name="width">
          <Segmented options={WIDTHS.map((value) => ({ value, label: t('mm', { width: value }) }))} />
        </FormField>
        <FormField name="codePage" hint={t('hints.codePage')}>
          <Select options={CODE_PAGES.map((value) => ({ value, label: t(`codePages.${value}`) }))} />
        </FormField>
        <FormField name="cut" valuePropName="checked">
          <Switch />
        </FormField>
        <FormField name="drawer" valuePropName="checked">
          <Switch />
        </FormField>
      </FormSection>
    </RecordForm>
  );
}
