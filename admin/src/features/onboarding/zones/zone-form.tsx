import { Button, Input, Segmented } from 'antd';
import type { BranchDto } from '@contracts/branches';
import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import { LocateFixed } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  newZoneValues,
  toZoneBody,
  toZoneChanges,
  toZoneValues,
  zoneIssues,
  zoneSchema,
  type ZoneValues,
} from './zone-values';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { FieldRow } from '@shared/form/field-row';
import { FormField, FormGroup } from '@shared/form/form-field';
import { MoneyInput } from '@shared/form/money-input';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm, type RecordFormState } from '@shared/form/use-record-form';
import { WordList } from '@shared/form/word-list';
import { WholeNumberInput } from '@shared/form/whole-number-input';

interface ZoneFormProps {
  branch: BranchDto;
  /** The one that is edited; null makes a new one. */
  zone: DeliveryZoneDto | null;
  onSaved: () => Promise<void>;
  after: ReactNode;
}

/** Makes or edits a delivery zone: by districts, which needs no map, or by distance from the store. */
export function ZoneForm({ branch, zone, onSaved, after }: ZoneFormProps) {
  const { t } = useTranslation('onboarding');
  const valuesOf = (row: DeliveryZoneDto) => toZoneValues(row, branch);
  const form = useRecordForm<ZoneValues>({
    stored: zone ? valuesOf(zone) : newZoneValues(branch),
    version: zone?.version ?? 0,
    schema: zoneSchema,
    check: zoneIssues,
    words: 'onboarding',
  });
  const { values } = form;

  const send = async (typed: ZoneValues) => {
    const valid = zoneSchema.parse(typed);
    const circle = t('zones.circle', { km: typed.radiusKm });
    if (zone) {
      const { values: stored, version } = form.base;
      const changes = toZoneChanges(valid, { zone, stored }, circle);
      await saveRow(form, valuesOf, () => onboardingApi.saveZone(zone.id, { ...changes, version }));
    } else await onboardingApi.makeZone(toZoneBody(valid, branch.id, circle));
    // Distances are measured from the store: once its place is known, every zone is the more exact for it.
    if (valid.kind === 'RADIUS' && valid.place && branch.address.lat == null) {
      const address = { ...branch.address, ...valid.place };
      await onboardingApi.saveBranch(branch.id, { version: branch.version, address });
    }
    await onSaved();
  };

  return (
    <PlainForm form={form} send={send} submit={t('zones.save')} after={after}>
      {values.kind === 'OTHER' ? (
        <p>{t('zones.otherArea')}</p>
      ) : (
        <FormField name="kind">
          <Segmented
            aria-label={t('zones.kind')}
            options={[
              { value: 'DISTRICT', label: t('zones.byDistrict') },
              { value: 'RADIUS', label: t('zones.byDistance') },
            ]}
          />
        </FormField>
      )}
      {values.kind === 'DISTRICT' && <Districts />}
      {values.kind === 'RADIUS' && <Circle form={form} />}
      <FieldRow>
        <FormField name="feeCents" label={t('zones.fee')}>
          <MoneyInput />
        </FormField>
        <FormField name="freeAboveCents" label={t('zones.freeAbove')}>
          <MoneyInput />
        </FormField>
      </FieldRow>
      <FieldRow>
        <FormField name="etaMin" label={t('zones.etaMin')}>
          <WholeNumberInput suffix={t('minutes')} />
        </FormField>
        <FormField name="etaMax" label={t('zones.etaMax')}>
          <WholeNumberInput suffix={t('minutes')} />
        </FormField>
      </FieldRow>
    </PlainForm>
  );
}

function Districts() {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <FormField name="districts" label={t('zones.districts')} hint={t('zones.districtsHint')}>
        <WordList />
      </FormField>
      <FormField name="city" label={t('address.city')}>
        <Input />
      </FormField>
    </>
  );
}

function Circle({ form }: { form: RecordFormState<ZoneValues> }) {
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
        const round = (degrees: number) => Number(degrees.toFixed(5));
        form.set('place', { lat: round(coords.latitude), lng: round(coords.longitude) });
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
      <FormField name="radiusKm" label={t('zones.radius')} optional={false}>
        <Input inputMode="decimal" suffix="km" styles={{ input: { textAlign: 'end' } }} />
      </FormField>
      <FormGroup
        name="place"
        label={t('zones.place')}
        hint={t(values.place ? 'zones.placeKnown' : 'zones.placeHint')}
        error={refused ? t('zones.locateRefused') : undefined}
      >
        <Button
          size="small"
          loading={asking}
          icon={<LocateFixed size={16} strokeWidth={1.5} aria-hidden />}
          onClick={locate}
        >
          {t(values.place ? 'zones.locateAgain' : 'zones.locate')}
        </Button>
      </FormGroup>
    </>
  );
}
