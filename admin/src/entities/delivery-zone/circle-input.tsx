import type { Point } from '@domain/delivery';
import { useTranslation } from 'react-i18next';
import { useAreaProblem } from './area-problem';
import { DecimalInput } from './decimal-input';
import styles from './fields.module.css';
import { LocateButton } from './locate-button';
import { PointInput } from './point-input';
import { useLocate } from './use-locate';
import type { AreaDraft } from './area';
import { Field } from '@shared/ui/field';
import { Fieldset } from '@shared/form/fieldset';

type Circle = Extract<AreaDraft, { kind: 'RADIUS' }>['geometry'];

interface CircleInputProps {
  /** The centre can be typed; otherwise it is where the store is. */
  mapped: boolean;
  value: Circle;
  onChange: (circle: Circle) => void;
}

/** A distance around a point. */
export function CircleInput({ mapped, value, onChange }: CircleInputProps) {
  const { t } = useTranslation('zones');
  const problem = useAreaProblem();
  const { center, radiusMeters } = value;
  const place = (point: Point) => onChange({ ...value, center: point });
  const locating = useLocate(place);
  const hint = mapped ? 'circle.centerHint' : center ? 'circle.placeKnown' : 'circle.placeHint';

  return (
    <>
      <Field label={t('circle.radius')} error={problem('radiusMeters')}>
        {(control) => (
          <DecimalInput
            {...control}
            suffix="km"
            precision={2}
            value={radiusMeters === null ? null : radiusMeters / 1000}
            onChange={(km) =>
              onChange({ ...value, radiusMeters: km === null ? null : Math.round(km * 1000) })
            }
          />
        )}
      </Field>
      <Fieldset
        legend={t(mapped ? 'circle.center' : 'circle.place')}
        hint={t(hint)}
        error={locating.refused ? t('circle.refused') : problem('center')}
      >
        {mapped && <PointInput value={center} onChange={place} />}
        <div className={styles.line}>
          <LocateButton known={center !== null} locating={locating} />
        </div>
      </Fieldset>
    </>
  );
}
