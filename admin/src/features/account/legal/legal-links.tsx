import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../public/public.module.css';

const LegalDialog = lazy(() => import('./legal-dialog'));

const LEGAL_TEXTS = ['terms', 'privacy'] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];

/** The terms and what happens with data, each read in place: what was typed on the page stays. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<LegalText | null>(null);
  return (
    <>
      <div className={styles.links}>
        {LEGAL_TEXTS.map((text) => (
          <Button key={text} type="link" className={styles.quiet} onClick={() => setOpen(text)}>
            {t(`legal.${text}`)}
          </Button>
        ))}
        {children}
      </div>
      {open && (
        <Suspense fallback={null}>
          <LegalDialog text={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
