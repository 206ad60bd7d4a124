import type { BranchDto } from '@contracts/branches';
import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import { changedFields } from '@domain/equality';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { branchPoint } from '@entities/delivery-zone/area';
import { AreaFields } from '@entities/delivery-zone/area-fields';
import { PriceFields, WayFields } from '@entities/delivery-zone/term-fields';
import { useZoneNames } from '@entities/delivery-zone/use-zone-names';
import {
  checkZone,
  newZoneDraft,
  zoneBodyOf,
  zoneDraftOf,
  zoneSchema,
  type ZoneDraft,
} from '@entities/delivery-zone/zone-draft';
import { useSession } from '@entities/session/session';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

interface ZoneFormProps {
  branch: BranchDto;
  /** The one that is edited; null makes a new one. */
  zone: DeliveryZoneDto | null;
  onSaved: () => Promise<void>;
  after: ReactNode;
}

/** Makes or edits a delivery zone by what needs no map; the rest of it has its place in the branch's own pages. */
export function ZoneForm({ branch, zone, onSaved, after }: ZoneFormProps) {
  const { t } = useTranslation('onboarding');
  const names = useZoneNames();
  const { country } = useSession().business;
  const valuesOf = (row: DeliveryZoneDto) => zoneDraftOf(row, names);
  const form = useRecordForm<ZoneDraft>({
    stored: zone ? valuesOf(zone) : newZoneDraft(branch),
    version: zone?.version ?? 0,
    schema: zoneSchema,
    check: checkZone(country),
    words: 'zones',
  });

  const send = async (typed: ZoneDraft) => {
    const valid = zoneSchema.parse(typed);
    if (zone) {
      const { values: stored, version } = form.base;
      const changes = zoneBodyOf(changedFields(zoneSchema.parse(stored), valid), valid, names);
      await saveRow(form, valuesOf, () => onboardingApi.saveZone(zone.id, { ...changes, version }));
    } else await onboardingApi.makeZone({ ...zoneBodyOf(valid, valid, names), branchId: branch.id });
    // Distances are measured from the store: once its place is known, every zone is the more exact for it.
    if (valid.area.kind === 'RADIUS' && !branchPoint(branch)) {
      const address = { ...branch.address, ...valid.area.geometry.center };
      await onboardingApi.saveBranch(branch.id, { version: branch.version, address });
    }
    await onSaved();
  };

  return (
    <PlainForm form={form} send={send} submit={t('zones.save')} after={after}>
      <AreaFields branch={branch} kinds={['DISTRICT', 'RADIUS']} />
      <PriceFields />
      <WayFields />
    </PlainForm>
  );
}
