import type { SocialLinkDto, SocialLinksDto } from '@contracts/social-links';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../social.module.css';
import { Card } from '@shared/ui/card';
import { Skeleton } from '@shared/ui/states';

/** Brings the store page's own components along. */
const StoreLinksPreview = lazy(async () => ({
  default: (await import('../../../storefront/preview/links-preview')).StoreLinksPreview,
}));

interface LinksPreviewProps {
  links: readonly SocialLinkDto[];
  store: SocialLinksDto['store'];
}

/** The links as the store page shows them. */
export function LinksPreview({ links, store }: LinksPreviewProps) {
  const { t } = useTranslation('social');
  const shown = links.filter(({ visible }) => visible);
  return (
    <Card title={t('preview.title')}>
      <p className={styles.text}>{t(shown.length > 0 ? 'preview.text' : 'preview.none')}</p>
      {shown.length > 0 && (
        <Suspense fallback={<Skeleton lines={2} height={16} />}>
          <StoreLinksPreview
            title={t('preview.title')}
            links={shown}
            color={store.color}
            language={store.language}
          />
        </Suspense>
      )}
    </Card>
  );
}
