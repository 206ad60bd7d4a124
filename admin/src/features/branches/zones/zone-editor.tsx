import { Button, ColorPicker, Form, Input, Switch } from 'antd';
import { useNotification } from '@refinedev/core';
import type { BranchDto } from '@contracts/branches';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sketch } from './sketch';
import type { ZoneRow } from './use-zones';
import { useZoneValueWords } from './use-zone-value-words';
import styles from './zones.module.css';
import { areaKindsOf } from '@entities/delivery-zone/area';
import { AreaFields } from '@entities/delivery-zone/area-fields';
import { PriceFields, WayFields } from '@entities/delivery-zone/term-fields';
import { TiersInput } from '@entities/delivery-zone/tiers-input';
import { TimesFields } from '@entities/delivery-zone/times-fields';
import { useZoneNames } from '@entities/delivery-zone/use-zone-names';
import {
  checkZone,
  newZoneDraft,
  ZONE_COLORS,
  zoneBodyOf,
  zoneDraftOf,
  zoneSchema,
  type ZoneDraft,
} from '@entities/delivery-zone/zone-draft';
import { nameOfArea } from '@entities/delivery-zone/zone-names';
import { FieldRow } from '@shared/form/field-row';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { MoneyInput } from '@entities/money/money-input';
import { useSession } from '@entities/session/session';
import { RecordForm } from '@entities/record/record-form';
import { useGuardedClose } from '@shared/form/unsaved-guard';
import { useRecordForm, type Sent } from '@shared/form/use-record-form';
import { useSaveRow } from '@entities/record/use-save-row';

interface ZoneEditorProps {
  branch: BranchDto;
  /** Null makes a new one. */
  zone: ZoneRow | null;
  zones: readonly ZoneRow[];
  /** Told what of the area is said, so that it is drawn beside the form and changed there. */
  onSketch: (sketch: Sketch | null) => void;
  onClose: () => void;
}

/** Makes or edits a zone in full. */
export function ZoneEditor({ branch, zone, zones, onSketch, onClose }: ZoneEditorProps) {
  const { t } = useTranslation(['zones', 'ui']);
  const { open: notify } = useNotification();
  const names = useZoneNames();
  const { country } = useSession().business;
  const words = useZoneValueWords();
  const { create, update } = useSaveRow<ZoneRow>('delivery-zones');
  const toStored = (row: ZoneRow) => ({ values: zoneDraftOf(row, names), version: row.version });
  const stored = zone ? zoneDraftOf(zone, names) : newZoneDraft(branch, zones.length);
  const version = zone?.version ?? 0;
  const form = useRecordForm<ZoneDraft>({
    stored,
    version,
    schema: zoneSchema,
    check: checkZone(country),
    words: 'zones',
    autosave: zone?.id ?? branch.id,
  });
  const { area, color, exclusion } = form.values;
  const { close, frame } = useGuardedClose(onClose);

  useEffect(() => {
    onSketch({ area, color, onChange: (next) => form.set('area', next) });
    // oxlint-disable-next-line react/exhaustive-deps -- the form is a new object at every render; any of them sets the same state
  }, [area, color, onSketch]);

  const save = async ({ values, changes, version }: Sent<ZoneDraft>) => {
    const valid = zoneSchema.parse(values);
    if (zone) {
      const said = zoneSchema.partial().parse(changes);
      return toStored(await update(zone.id, { ...zoneBodyOf(said, valid, names), version }));
    }
    const priority = Math.max(0, ...zones.map((each) => each.priority)) + 1;
    return toStored(await create({ ...zoneBodyOf(valid, valid, names), branchId: branch.id, priority }));
  };

  return frame(
    <>
      <div className={styles.head}>
        <Button
          type="text"
          aria-label={t('form.back')}
          icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />}
          onClick={close}
        />
        <h2>{zone?.name ?? t('form.new')}</h2>
      </div>
      <RecordForm
        form={form}
        save={save}
        onSaved={() => {
          notify?.({ type: 'success', message: t(zone ? 'form.saved' : 'form.created') });
          onClose();
        }}
        toStored={(row) => toStored(row as ZoneRow)}
        latest={zone ? { values: stored, version } : null}
        describe={(field, of) => ({ label: t(`fields.${field}`), value: words(field, of) })}
        fresh={!zone}
        saveLabel={zone ? t('ui:save') : t('form.create')}
      >
        <FormSection title={t('form.where')}>
          <AreaFields mapped branch={branch} kinds={areaKindsOf(country)} />
          <FormField
            name="exclusion"
            label={t('fields.exclusion')}
            hint={t('form.exclusionHint')}
            valuePropName="checked"
          >
            <Switch />
          </FormField>
          <FormField name="name" hint={t('form.nameHint')} optional>
            <Input placeholder={nameOfArea(area, names)} />
          </FormField>
          <FormGroup name="color">
            <Form.Item
              name="color"
              noStyle
              getValueFromEvent={(picked: { toHexString: () => string }) => picked.toHexString().slice(0, 7)}
            >
              <ColorPicker
                disabledAlpha
                showText
                presets={[{ label: t('form.colors'), colors: [...ZONE_COLORS] }]}
              />
            </Form.Item>
          </FormGroup>
        </FormSection>
        {!exclusion && (
          <FormSection title={t('form.terms')}>
            <PriceFields />
            <FormGroup name="feeTiers" hint={t('tiers.hint')} deep={false}>
              <Form.Item name="feeTiers" noStyle>
                <TiersInput />
              </Form.Item>
            </FormGroup>
            <FieldRow>
              <FormField name="minOrderCents">
                <MoneyInput />
              </FormField>
            </FieldRow>
            <WayFields />
          </FormSection>
        )}
        <FormSection title={t('form.when')} text={t('form.whenText')}>
          <TimesFields form={form} />
        </FormSection>
      </RecordForm>
    </>,
  );
}
