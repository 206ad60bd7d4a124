import type { BranchDto } from '@contracts/branches';
import type { MapSettingsDto } from '@contracts/maps';
import { pointOf, type Point } from '@domain/delivery';
import { Input, Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './new-order.module.css';
import { pointInText } from '@entities/delivery-zone/point-in-text';
import { useApi } from '@shared/api/use-api';
import { Field } from '@shared/ui/field';
import { Skeleton } from '@shared/ui/states';

/** Leaflet comes with it. */
const PlaceMap = lazy(() => import('@entities/delivery-zone/map/place-map'));

interface PlaceDialogProps {
  branch: BranchDto;
  place: Point | null;
  onPlace: (place: Point) => void;
  onClose: () => void;
}

/** As `pointInText` reads it: also a whole degree has its decimals. A metre is enough. */
const written = ({ lat, lng }: Point) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** Where a caller is: what they shared by a messenger, typed or pasted, or a press on the map. */
export function PlaceDialog({ branch, place: known, onPlace, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('new-order');
  const { data: settings } = useApi<MapSettingsDto>('/api/maps');
  const [text, setText] = useState(known ? written(known) : '');
  const place = pointInText(text);
  const store = pointOf(branch.address);
  const use = () => {
    if (!place) return;
    onPlace(place);
    onClose();
  };
  return (
    <Modal
      open
      title={t('place.title')}
      okText={t('place.use')}
      okButtonProps={{ disabled: place === null }}
      onOk={use}
      onCancel={onClose}
    >
      <Field
        label={t('place.text')}
        hint={t('place.hint')}
        error={text.trim() !== '' && !place ? t('place.unreadable') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPressEnter={(event) => {
              // Around it Enter goes on to the products.
              event.stopPropagation();
              use();
            }}
          />
        )}
      </Field>
      <div className={styles.map}>
        <Suspense fallback={<Skeleton lines={1} height={320} />}>
          <PlaceMap
            label={t('place.map', { branch: branch.name })}
            tiles={settings?.tiles ?? null}
            places={[
              ...(store ? [{ kind: 'store' as const, place: store, label: branch.name }] : []),
              ...(place ? [{ kind: 'tested' as const, place, label: t('place.here') }] : []),
            ]}
            onPick={(point) => setText(written(point))}
          />
        </Suspense>
      </div>
    </Modal>
  );
}
