import { Form, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CircleInput } from './circle-input';
import { DistrictsInput } from './districts-input';
import { PointsInput } from './points-input';
import { RangesInput } from './ranges-input';
import styles from './fields.module.css';
import { newArea, type AreaDraft, type AreaKind, type BranchPlace } from './area';
import { FormGroup } from '@shared/form/form-field';

interface AreaFieldsProps {
  branch: BranchPlace;
  kinds: readonly AreaKind[];
  /** Beside a map on which areas are drawn, and points can be typed as well. */
  mapped?: boolean;
}

/** Where a zone is: its kind, and what is asked of that kind. */
export function AreaFields(props: AreaFieldsProps) {
  const { t } = useTranslation('zones');
  return (
    <FormGroup quiet name="area" label={t('area.title')}>
      <Form.Item name="area" noStyle>
        <AreaInput {...props} />
      </Form.Item>
    </FormGroup>
  );
}

interface AreaInputProps extends AreaFieldsProps {
  value?: AreaDraft;
  onChange?: (area: AreaDraft) => void;
}

function AreaInput({ branch, kinds, mapped = false, value, onChange }: AreaInputProps) {
  const { t } = useTranslation('zones');
  /** What was said of the other kinds, should one of them be chosen again. */
  const [left, setLeft] = useState<AreaDraft[]>([]);
  const area = value ?? newArea(kinds[0] ?? 'DISTRICT', branch);
  const choose = (kind: AreaKind) => {
    setLeft([...left.filter((each) => each.kind !== area.kind), area]);
    onChange?.(left.find((each) => each.kind === kind) ?? newArea(kind, branch));
  };

  return (
    <div className={styles.area}>
      {kinds.includes(area.kind) ? (
        <Segmented<AreaKind>
          aria-label={t('area.kind')}
          block
          value={area.kind}
          onChange={choose}
          options={kinds.map((kind) => ({ value: kind, label: t(`area.kinds.${kind}`) }))}
        />
      ) : (
        <p>{t('area.other')}</p>
      )}
      {area.kind === 'DISTRICT' && (
        <DistrictsInput
          city={branch.address.city}
          value={area.geometry.districts}
          onChange={(districts) => onChange?.({ kind: 'DISTRICT', geometry: { districts } })}
        />
      )}
      {area.kind === 'RADIUS' && (
        <CircleInput
          mapped={mapped}
          value={area.geometry}
          onChange={(geometry) => onChange?.({ kind: 'RADIUS', geometry })}
        />
      )}
      {area.kind === 'POLYGON' && mapped && (
        <PointsInput
          value={area.geometry.points}
          onChange={(points) => onChange?.({ kind: 'POLYGON', geometry: { points } })}
        />
      )}
      {area.kind === 'POSTAL_RANGE' && kinds.includes(area.kind) && (
        <RangesInput
          value={area.geometry.ranges}
          onChange={(ranges) => onChange?.({ kind: 'POSTAL_RANGE', geometry: { ranges } })}
        />
      )}
    </div>
  );
}
