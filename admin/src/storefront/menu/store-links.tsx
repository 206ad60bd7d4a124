import type { StoreProfileDto } from '@contracts/storefront';
import { useLocale } from '../i18n/locale';
import styles from './store-links.module.css';

type Link = StoreProfileDto['links'][number];

/** Names that are the same in every language; the others are words. */
const NAMES = {
  INSTAGRAM: 'Instagram',
  WHATSAPP: 'WhatsApp',
  FACEBOOK: 'Facebook',
  TIKTOK: 'TikTok',
  YOUTUBE: 'YouTube',
  X: 'X',
  TRIPADVISOR: 'Tripadvisor',
  IFOOD: 'iFood',
} as const satisfies Partial<Record<Link['network'], string>>;

const isNamed = (network: Link['network']): network is keyof typeof NAMES => network in NAMES;

/** Where else the store is found, in the order it wants. Each opens beside the menu, so that a cart is not left. */
export function StoreLinks({ links }: { links: readonly Link[] }) {
  const { t } = useLocale();
  return (
    <ul className={styles.links}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {isNamed(network) ? NAMES[network] : t(`link.${network}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
