import type { BranchDto } from '@contracts/branches';
import { LocateFixed } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { freshZone, toNumber, toZoneBody, zoneIssues, zoneSchema, type ZoneValues } from './zone-values';
import { onboardingApi } from '../onboarding-api';
import { FieldPlace, FieldRow } from '@shared/form/form-section';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm, type RecordFormState } from '@shared/form/use-record-form';
import { WordListField } from '@shared/form/word-list-field';
import { Button } from '@shared/ui/button';
import { MoneyField, NumberField, TextField } from '@shared/ui/inputs';
import { SegmentedControl } from '@shared/ui/switch';

interface ZoneFormProps {
  branch: BranchDto;
  onSaved: () => Promise<void>;
  after: ReactNode;
}

/** Makes a delivery zone: by districts, which needs no map, or by distance from the store. */
export function ZoneForm({ branch, onSaved, after }: ZoneFormProps) {
  const { t } = useTranslation('onboarding');
  const form = useRecordForm<ZoneValues>({
    stored: freshZone(branch),
    version: 0,
    schema: zoneSchema,
    check: zoneIssues,
    words: 'onboarding',
  });
  const { values } = form;

  const send = async (typed: ZoneValues) => {
    const circle = t('zones.circle', { km: typed.radiusKm });
    const body = toZoneBody(zoneSchema.parse(typed), branch.id, circle);
    await onboardingApi.makeZone(body);
    // Distances are measured from the store: once its place is known, every zone is the more exact for it.
    if (body.area.kind === 'RADIUS' && branch.address.lat == null) {
      const address = { ...branch.address, ...body.area.geometry.center };
      await onboardingApi.saveBranch(branch.id, { version: branch.version, address });
    }
    await onSaved();
  };

  return (
    <PlainForm form={form} send={send} submit={t('zones.save')} after={after}>
      <FieldPlace name="kind">
        <SegmentedControl
          label={t('zones.kind')}
          value={values.kind}
          onChange={(kind) => form.set('kind', kind)}
          options={[
            { value: 'DISTRICT', label: t('zones.byDistrict') },
            { value: 'RADIUS', label: t('zones.byDistance') },
          ]}
        />
      </FieldPlace>
      {values.kind === 'DISTRICT' ? <Districts form={form} /> : <Circle form={form} />}
      <FieldRow>
        <FieldPlace name="feeCents">
          <MoneyField
            label={t('zones.fee')}
            required
            error={form.error('feeCents')}
            value={values.feeCents}
            onChange={(feeCents) => form.set('feeCents', feeCents)}
          />
        </FieldPlace>
        <FieldPlace name="freeAboveCents">
          <MoneyField
            label={t('zones.freeAbove')}
            optional
            error={form.error('freeAboveCents')}
            value={values.freeAboveCents}
            onChange={(freeAboveCents) => form.set('freeAboveCents', freeAboveCents)}
          />
        </FieldPlace>
      </FieldRow>
      <FieldRow>
        <FieldPlace name="etaMin">
          <NumberField
            label={t('zones.etaMin')}
            unit={t('minutes')}
            required
            error={form.error('etaMin')}
            value={values.etaMin}
            onChange={(etaMin) => form.set('etaMin', etaMin)}
          />
        </FieldPlace>
        <FieldPlace name="etaMax">
          <NumberField
            label={t('zones.etaMax')}
            unit={t('minutes')}
            required
            error={form.error('etaMax')}
            value={values.etaMax}
            onChange={(etaMax) => form.set('etaMax', etaMax)}
          />
        </FieldPlace>
      </FieldRow>
    </PlainForm>
  );
}

interface PartProps {
  form: RecordFormState<ZoneValues>;
}

function Districts({ form }: PartProps) {
  const { t } = useTranslation('onboarding');
  const { values } = form;
  return (
    <>
      <FieldPlace name="districts">
        <WordListField
          label={t('zones.districts')}
          hint={t('zones.districtsHint')}
          longest={80}
          most={200}
          error={form.error('districts', { deep: true })}
          value={values.districts}
          onChange={(districts) => form.set('districts', districts)}
        />
      </FieldPlace>
      <FieldPlace name="city">
        <TextField
          label={t('address.city')}
          value={values.city}
          error={form.error('city')}
          onChange={(city) => form.set('city', city)}
        />
      </FieldPlace>
    </>
  );
}

function Circle({ form }: PartProps) {
  const { t } = useTranslation('onboarding');
  const { values } = form;
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);

  const locate = () => {
    setAsking(true);
    setRefused(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        // A metre is enough, and no more is anybody's business.
        form.set('lat', coords.latitude.toFixed(5));
        form.set('lng', coords.longitude.toFixed(5));
      },
      () => {
        setAsking(false);
        setRefused(true);
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };

  return (
    <>
      <FieldPlace name="radiusKm">
        <TextField
          label={t('zones.radius')}
          inputMode="decimal"
          figures
          required
          after="km"
          error={form.error('radiusKm')}
          value={values.radiusKm}
          onChange={(radiusKm) => form.set('radiusKm', radiusKm)}
        />
      </FieldPlace>
      <FieldRow>
        {(['lat', 'lng'] as const).map((side) => (
          <FieldPlace key={side} name={side}>
            <TextField
              label={t(`zones.${side}`)}
              inputMode="decimal"
              figures
              required
              autoComplete="off"
              error={form.error(side)}
              value={values[side]}
              onChange={(text) => form.set(side, text)}
            />
          </FieldPlace>
        ))}
      </FieldRow>
      <div>
        <Button
          size="small"
          busy={asking}
          icon={<LocateFixed size={16} strokeWidth={1.5} aria-hidden />}
          onClick={locate}
        >
          {t('zones.locate')}
        </Button>
      </div>
      <p role="status">
        {refused && t('zones.locateRefused')}
        {!refused && toNumber(values.lat) === null && t('zones.placeHint')}
      </p>
    </>
  );
}
