import type { MapSettingsDto } from '@contracts/maps';
import { pointOf, type Point } from '@domain/delivery';
import { Flex, InputNumber } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactValues } from './section-values';
import { LocateButton } from '@entities/delivery-zone/locate-button';
import { useLocate } from '@entities/delivery-zone/use-locate';
import { useApi } from '@shared/api/use-api';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { FieldNote } from '@shared/ui/field';
import { Skeleton } from '@shared/ui/states';

/** Leaflet comes with it, which the fields above do not wait for. */
const PlaceMap = lazy(() => import('@entities/delivery-zone/map/place-map'));

/** Six decimals of a degree are some ten centimetres. */
const DECIMALS = 6;
const MAP_PX = 320;

interface PlaceSectionProps {
  branchName: string;
  place: Pick<ContactValues['address'], 'lat' | 'lng'>;
  onPlace: (place: Point) => void;
}

/** Where a branch is on the map: pressed there, typed, or as the device says. */
export function PlaceSection({ branchName, place: known, onPlace }: PlaceSectionProps) {
  const { t } = useTranslation('branches');
  const { data: settings } = useApi<MapSettingsDto>('/api/maps');
  const locating = useLocate(onPlace);
  const place = pointOf(known);
  return (
    <FormSection title={t('form.point')} text={t('form.pointText')}>
      <div style={{ height: MAP_PX, display: 'grid' }}>
        <Suspense fallback={<Skeleton lines={1} height={MAP_PX} />}>
          <PlaceMap
            label={t('form.pointMap', { branch: branchName })}
            tiles={settings?.tiles ?? null}
            places={place ? [{ kind: 'store', place, label: branchName }] : []}
            onPick={onPlace}
          />
        </Suspense>
      </div>
      <FieldRow>
        <FormField name="address.lat" label={t('form.lat')} optional>
          <InputNumber<number> controls={false} precision={DECIMALS} inputMode="decimal" />
        </FormField>
        <FormField name="address.lng" label={t('form.lng')} optional>
          <InputNumber<number> controls={false} precision={DECIMALS} inputMode="decimal" />
        </FormField>
      </FieldRow>
      <Flex vertical gap={4} align="start">
        <LocateButton known={place !== null} locating={locating} />
        {locating.refused && <FieldNote error={t('form.pointRefused')} />}
      </Flex>
    </FormSection>
  );
}
