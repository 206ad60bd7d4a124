import { Button, Drawer } from 'antd';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewPanelProps } from './preview-panel';
import styles from './preview.module.css';
import { useMedia } from '@shared/state/use-media';
import { drawerWidth } from '@shared/tokens/tokens';
import { Skeleton } from '@shared/ui/states';

/** Brings the store page's own components along, which no form has to wait for. */
const PreviewPanel = lazy(() => import('./preview-panel'));

/** The form, and beside it what customers will see; where there is no room for both, behind a button. */
export function PreviewPlace({ children, ...panel }: PreviewPanelProps & { children: ReactNode }) {
  const { t } = useTranslation('menu');
  const beside = useMedia('(min-width: 1200px)');
  const [open, setOpen] = useState(false);
  // Asked for once the form stands: on a slow line the two would share the way.
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  const toCome = <Skeleton lines={8} height={16} />;
  const preview = <Suspense fallback={toCome}>{stands ? <PreviewPanel {...panel} /> : toCome}</Suspense>;
  return (
    <div className={styles.place}>
      <div className={styles.form}>
        {!beside && (
          <div className={styles.door}>
            <Button
              size="small"
              icon={<Smartphone size={16} strokeWidth={1.5} />}
              onClick={() => setOpen(true)}
            >
              {t('preview.open')}
            </Button>
          </div>
        )}
        {children}
      </div>
      {beside ? (
        <aside className={styles.aside} aria-label={t('preview.title')}>
          {preview}
        </aside>
      ) : (
        open && (
          <Drawer open onClose={() => setOpen(false)} title={t('preview.title')} width={drawerWidth.regular}>
            {preview}
          </Drawer>
        )
      )}
    </div>
  );
}
