import type { StoreProduct } from '@contracts/storefront';
import { imageSources } from '@domain/images';
import { measured } from '@domain/menu/unit';
import { useLocale } from '../i18n/locale';
import type { CardPrice } from './card-price';
import { PriceTag } from './price-tag';
import styles from './product-card.module.css';
import { Icon } from '../ui/icon';

interface ProductCardProps {
  product: StoreProduct;
  price: CardPrice;
  /** How many of it are in the cart. */
  inCart: number;
  onOpen: () => void;
  /** Puts one in at once; null where a choice has to be made first or nothing can be had. */
  onAdd: (() => void) | null;
}

export function ProductCard({ product, price, inCart, onOpen, onAdd }: ProductCardProps) {
  const { t } = useLocale();
  const [image] = product.imageUrls;
  const count = measured(inCart, product.unit);
  const quick = !product.soldOut;
  return (
    <article className={product.soldOut ? `${styles.card} ${styles.soldOut}` : styles.card}>
      <div className={styles.words}>
        {product.tags.length > 0 && <p className={styles.tags}>{product.tags.join(' · ')}</p>}
        <h3>
          <button type="button" className={styles.open} onClick={onOpen} aria-haspopup="dialog">
            {product.name}
          </button>
        </h3>
        {product.description && <p className={styles.description}>{product.description}</p>}
        <p className={styles.price}>
          <PriceTag {...price} />
          {product.soldOut && <span className={styles.mark}>{t('soldOut')}</span>}
          {product.serves !== null && product.serves > 1 && (
            <span className={styles.serves}>{t('product.serves', { people: product.serves })}</span>
          )}
        </p>
      </div>
      <div className={image ? styles.photo : styles.noPhoto}>
        {image && (
          <img
            {...imageSources(image)}
            sizes="112px"
            alt=""
            width={112}
            height={112}
            loading="lazy"
            decoding="async"
          />
        )}
        {quick && (
          <button
            type="button"
            className={inCart > 0 ? `${styles.add} ${styles.counted}` : styles.add}
            onClick={onAdd ?? onOpen}
            aria-haspopup={onAdd ? undefined : 'dialog'}
            aria-label={
              inCart > 0
                ? t('product.addMore', { name: product.name, count })
                : t('product.addOne', { name: product.name })
            }
          >
            {inCart > 0 ? count : <Icon sign="plus" />}
          </button>
        )}
      </div>
    </article>
  );
}
