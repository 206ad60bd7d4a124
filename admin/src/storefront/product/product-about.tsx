import type { StoreProduct } from '@contracts/storefront';
import { imageSources } from '@domain/images';
import { useLocale } from '../i18n/locale';
import type { CardPrice } from '../menu/card-price';
import { PriceTag } from '../menu/price-tag';
import styles from './product-about.module.css';

interface ProductAboutProps {
  product: StoreProduct;
  price: CardPrice;
}

/** What a product is: photo, words, price, and what people must know who cannot eat everything. */
export function ProductAbout({ product, price }: ProductAboutProps) {
  const { t, list } = useLocale();
  const marks = [...product.tags, ...product.diets, ...(product.alcoholic ? [t('product.alcoholic')] : [])];
  return (
    <div className={styles.about}>
      <Photos urls={product.imageUrls} label={t('product.photos', { name: product.name })} />
      <div className={styles.words}>
        {product.description && <p className={styles.description}>{product.description}</p>}
        <p className={styles.price}>
          <PriceTag {...price} />
          {product.serves !== null && product.serves > 1 && (
            <span className={styles.serves}>{t('product.serves', { people: product.serves })}</span>
          )}
          {product.calories !== null && (
            <span className={styles.serves}>{t('product.calories', { calories: product.calories })}</span>
          )}
        </p>
        {marks.length > 0 && (
          <ul className={styles.marks}>
            {marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        )}
        {product.allergens.length > 0 && (
          <p className={styles.allergens}>{t('product.contains', { allergens: list(product.allergens) })}</p>
        )}
      </div>
    </div>
  );
}

/** One photo fills the width; several are swiped, the next one in sight. */
function Photos({ urls, label }: { urls: readonly string[]; label: string }) {
  const photos = urls.map((url) => (
    <img
      key={url}
      {...imageSources(url)}
      sizes="(min-width: 600px) 560px, 100vw"
      alt=""
      width={560}
      height={350}
      className={styles.photo}
    />
  ));
  if (photos.length < 2) return <>{photos}</>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be focusable (WCAG 2.1.1)
    <div className={styles.photos} role="group" aria-label={label} tabIndex={0}>
      {photos}
    </div>
  );
}
