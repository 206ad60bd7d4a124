import { Segmented } from 'antd';
import type { BranchDto } from '@contracts/branches';
import type { MapSettingsDto } from '@contracts/maps';
import type { ZoneDemandDto } from '@contracts/zone-tools';
import type { Point } from '@domain/delivery';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverageList } from './coverage-list';
import { DemandPanel } from './demand-panel';
import type { Sketch } from './sketch';
import { TestPanel } from './test-panel';
import { useZoneFindings } from './use-zone-findings';
import { useZones } from './use-zones';
import { ZoneEditor } from './zone-editor';
import { ZoneList } from './zone-list';
import styles from './zones.module.css';
import { branchPoint } from '@entities/delivery-zone/area';
import { useHasPermission } from '@entities/session/access';
import { useApi } from '@shared/api/use-api';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** Leaflet comes with it, and only where a map is drawn. */
const ZonesMap = lazy(() => import('./zones-map'));

const NEW = 'new';
const VIEWS = ['list', 'test', 'demand'] as const;

/** Where a branch delivers and at what price: the zones in the order in which they win, beside the map of them. */
export default function ZonesSection({ branch }: { branch: BranchDto }) {
  const { t } = useTranslation('zones');
  const mayEdit = useHasPermission('zone.edit');
  const { rows, error, refetch, readAgain } = useZones(branch.id);
  const { data: settings } = useApi<MapSettingsDto>('/api/maps');
  const [view, setView] = useState<(typeof VIEWS)[number]>('list');
  /** What the form is about: a zone, a new one, or nothing. */
  const [editing, setEditing] = useState<string | null>(null);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  /** The place that is tried out. */
  const [point, setPoint] = useState<Point | null>(null);
  const [demand, setDemand] = useState<ZoneDemandDto | null>(null);
  const zone = rows?.find(({ id }) => id === editing) ?? null;
  const editor = zone !== null || editing === NEW;
  const { toggle, ...coverage } = useZoneFindings(rows, !editor && view === 'list');

  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!rows) return <Skeleton lines={6} height={36} />;
  const edit = (id: string | null) => {
    setEditing(id);
    if (id === null) setSketch(null);
  };

  return (
    <div className={styles.section}>
      <div className={styles.panel}>
        {!editor && (
          <Segmented
            block
            aria-label={t('views.label')}
            value={view}
            onChange={setView}
            options={VIEWS.filter((each) => each !== 'demand' || mayEdit).map((each) => ({
              value: each,
              label: t(`views.${each}`),
            }))}
          />
        )}
        {coverage.on && <CoverageList {...coverage} zones={rows} onFocus={coverage.setFocused} />}
        {editor ? (
          <ZoneEditor
            key={editing}
            branch={branch}
            zone={zone}
            zones={rows}
            onSketch={setSketch}
            onClose={() => edit(null)}
          />
        ) : view === 'test' ? (
          <TestPanel branch={branch} point={point} onPoint={setPoint} />
        ) : view === 'demand' ? (
          <DemandPanel branchId={branch.id} onDemand={setDemand} />
        ) : (
          <ZoneList
            branch={branch}
            zones={rows}
            readAgain={readAgain}
            onEdit={({ id }) => edit(id)}
            onNew={() => edit(NEW)}
          />
        )}
      </div>
      <div className={styles.map}>
        <Suspense fallback={<Skeleton lines={1} height={320} />}>
          <ZonesMap
            label={t('map.label', { branch: branch.name })}
            tiles={settings?.tiles ?? null}
            branchName={branch.name}
            place={branchPoint(branch)}
            zones={rows}
            editing={editing}
            sketch={sketch}
            onEdit={!editor && view === 'list' && mayEdit ? edit : undefined}
            tested={!editor && view === 'test' ? { point, onPick: setPoint } : null}
            demand={!editor && view === 'demand' ? demand : null}
            coverage={!editor && view === 'list' && rows.length > 1 ? { ...coverage, toggle } : null}
          />
        </Suspense>
      </div>
    </div>
  );
}
