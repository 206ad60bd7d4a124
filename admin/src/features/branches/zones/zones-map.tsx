import { Button, Switch, Tooltip } from 'antd';
import type { MapSettingsDto } from '@contracts/maps';
import type { ZoneDemandDto } from '@contracts/zone-tools';
import type { Point } from '@domain/delivery';
import { Eraser, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Sketch } from './sketch';
import { useAreaHistory } from './use-area-history';
import type { ZoneRow } from './use-zones';
import styles from './zones.module.css';
import { newArea } from '@entities/delivery-zone/area';
import type { Finding } from '@entities/delivery-zone/coverage/findings';
import { CoverageLayer } from '@entities/delivery-zone/map/coverage-layer';
import { DemandLayer } from '@entities/delivery-zone/map/demand-layer';
import { DrawLayer } from '@entities/delivery-zone/map/draw-layer';
import MapView from '@entities/delivery-zone/map/map-view';
import { PlaceMarker } from '@entities/delivery-zone/map/place-marker';
import { PointPicker } from '@entities/delivery-zone/map/point-picker';
import { FitZones, ZoneShapes } from '@entities/delivery-zone/map/zone-shapes';

interface ZonesMapProps {
  label: string;
  tiles: MapSettingsDto['tiles'];
  branchName: string;
  place: Point | null;
  zones: ZoneRow[];
  /** The zone whose form is open: it is drawn as that form says it. */
  editing: string | null;
  sketch: Sketch | null;
  /** Left out where a zone cannot be chosen. */
  onEdit: ((id: string) => void) | undefined;
  /** The place that is tried out, while one is. */
  tested: { point: Point | null; onPick: (point: Point) => void } | null;
  demand: ZoneDemandDto | null;
  /** Overlaps and gaps; null where they cannot be asked for. */
  coverage: CoverageProps | null;
}

interface CoverageProps {
  on: boolean;
  toggle: (on: boolean) => void;
  findings: readonly Finding[] | null;
  focused: string | null;
}

/** The zones of a branch on the map, and the one that is being drawn. */
export default function ZonesMap(props: ZonesMapProps) {
  const { t } = useTranslation('zones');
  const { label, tiles, branchName, place, zones, editing, sketch, onEdit, tested, demand, coverage } = props;
  const drawable = sketch && (sketch.area.kind === 'POLYGON' || sketch.area.kind === 'RADIUS');
  const tools = drawable ? (
    <DrawTools key={editing} sketch={sketch} />
  ) : (
    coverage && <CoverageSwitch {...coverage} />
  );
  return (
    <MapView label={label} tiles={tiles} tools={tools}>
      <FitZones zones={zones} place={place} />
      <ZoneShapes zones={sketch ? zones.filter(({ id }) => id !== editing) : zones} onSelect={onEdit} />
      {place && <PlaceMarker place={place} label={branchName} kind="store" />}
      {demand && <DemandLayer demand={demand} />}
      {coverage?.findings && <CoverageLayer findings={coverage.findings} focused={coverage.focused} />}
      {tested && <PointPicker onPick={tested.onPick} />}
      {tested?.point && <PlaceMarker place={tested.point} label={t('test.place')} kind="tested" />}
      {sketch && (sketch.area.kind === 'POLYGON' || sketch.area.kind === 'RADIUS') && (
        <DrawLayer key={sketch.area.kind} area={sketch.area} color={sketch.color} onDrawn={sketch.onChange} />
      )}
    </MapView>
  );
}

function CoverageSwitch({ on, toggle }: CoverageProps) {
  const { t } = useTranslation('zones');
  return (
    <label className={styles.toggle}>
      <Switch size="small" checked={on} onChange={toggle} />
      {t('coverage.title')}
    </label>
  );
}

/** How an area is drawn, one step back, and all over again. */
function DrawTools({ sketch }: { sketch: Sketch }) {
  const { t } = useTranslation('zones');
  const { area, onChange } = sketch;
  const undo = useAreaHistory(area, onChange);
  if (area.kind !== 'POLYGON' && area.kind !== 'RADIUS') return null;
  const nothing = newArea(area.kind, { address: { city: '' } });
  return (
    <>
      <Tooltip title={t(`map.how.${area.kind}`)}>
        <Button icon={<Eraser size={16} strokeWidth={1.5} aria-hidden />} onClick={() => onChange(nothing)}>
          {t('map.draw')}
        </Button>
      </Tooltip>
      <Button
        disabled={!undo}
        icon={<Undo2 size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => undo?.()}
      >
        {t('map.undo')}
      </Button>
    </>
  );
}
