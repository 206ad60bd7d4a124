import type { StoreProduct } from '@contracts/storefront';
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
  const [image] = product.imageUrls;
  const marks = [...product.tags, ...product.diets, ...(product.alcoholic ? [t('product.alcoholic')] : [])];
  return (
    <div className={styles.about}>
      {image && <img src={image} alt="" width={560} height={350} className={styles.photo} />}
      <div className={styles.words}>
        {product.description && <p className={styles.description}>{product.description}</p>}
        <p className={styles.price}>
          <PriceTag {...price} />
          {product.serves !== null && product.serves > 1 && (
            <span className={styles.serves}>{t('product.serves', { people: product.serves })}</span>
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
