import type { StoreProduct } from '@contracts/storefront';
import { imageSources } from '@domain/images';
import { useTranslation } from 'react-i18next';
import styles from './items.module.css';

/** What customers ask of a product before they take it: what it is, how it looks, and what is in it. */
export function ProductAbout({ product, id }: { product: StoreProduct; id?: string }) {
  const { t, i18n } = useTranslation('order-items');
  const { description, allergens, diets, alcoholic, imageUrls } = product;
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.language).format(names);
  const [photo] = imageUrls;
  return (
    <div id={id} className={styles.about}>
      {photo && <img {...imageSources(photo)} sizes="72px" alt="" width={72} height={54} loading="lazy" />}
      <div>
        {description && <p>{description}</p>}
        <p className={styles.faint}>
          {[
            allergens.length > 0 ? t('contains', { allergens: list(allergens) }) : t('noAllergens'),
            ...diets,
            ...(alcoholic ? [t('alcoholic')] : []),
          ].join(' · ')}
        </p>
      </div>
    </div>
  );
}
