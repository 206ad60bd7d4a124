import { Button, Dropdown } from 'antd';
import type { BranchDto } from '@contracts/branches';
import { toGeoJson, type DeliveryZone } from '@domain/delivery';
import { Download, FileUp, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneRow } from './use-zones';

const ImportDialog = lazy(() => import('./import-dialog'));

interface ZoneFilesProps {
  branch: BranchDto;
  zones: readonly ZoneRow[];
  onImported: () => void;
}

/** A zone as the domain has it. */
const zoneOf = ({ area, state, ...terms }: ZoneRow) =>
  ({ ...terms, ...area, active: state === 'ACTIVE' }) as DeliveryZone;

/** Zones to and from GeoJSON, which other maps read and write. */
export function ZoneFiles({ branch, zones, onImported }: ZoneFilesProps) {
  const { t } = useTranslation('zones');
  const [importing, setImporting] = useState(false);

  const save = () => {
    const text = JSON.stringify(toGeoJson(zones.map(zoneOf)), null, 2);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/geo+json' }));
    link.download = `${branch.slug}.geojson`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'import',
              label: t('file.import'),
              icon: <Upload size={16} />,
              onClick: () => setImporting(true),
            },
            {
              key: 'export',
              label: t('file.export'),
              icon: <Download size={16} />,
              disabled: zones.length === 0,
              onClick: save,
            },
          ],
        }}
      >
        <Button aria-label={t('file.more')} icon={<FileUp size={16} strokeWidth={1.5} aria-hidden />} />
      </Dropdown>
      {importing && (
        <Suspense>
          <ImportDialog
            branch={branch}
            onClose={() => setImporting(false)}
            onImported={() => {
              setImporting(false);
              onImported();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
