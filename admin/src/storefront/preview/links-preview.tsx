import type { StoreProfileDto } from '@contracts/storefront';
import styles from './preview.module.css';
import { StoreFrame } from './store-frame';
import { usePreviewed, type PreviewedStore } from './use-previewed';
import { LocaleProvider } from '../i18n/locale';
import { StoreLinks } from '../menu/store-links';
import { StoreTheme } from '../theme/store-theme';

interface StoreLinksPreviewProps {
  /** Names the frame for who cannot see it. */
  title: string;
  links: StoreProfileDto['links'];
  color: string | null;
  language: PreviewedStore['language'];
}

/** Money and times are not among the links. */
const NO_MONEY = { slug: null, country: 'US', currency: 'USD', timezone: 'UTC' } as const;

/** The links of a store as its page shows them. */
export function StoreLinksPreview({ title, links, color, language }: StoreLinksPreviewProps) {
  const { locale } = usePreviewed({ ...NO_MONEY, language });
  if (!locale) return <div aria-busy />;
  return (
    <div className={styles.linksFrame}>
      <StoreFrame title={title} language={language} fit>
        <LocaleProvider locale={locale}>
          <StoreTheme color={color}>
            <div className={styles.links}>
              <StoreLinks links={links} />
            </div>
          </StoreTheme>
        </LocaleProvider>
      </StoreFrame>
    </div>
  );
}
