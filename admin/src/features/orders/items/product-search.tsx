import type { StoreProduct } from '@contracts/storefront';
import { Button, Input } from 'antd';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { findableOf, findProducts, parseProductQuery } from './find-products';
import styles from './items.module.css';
import { ProductAbout } from './product-about';
import { ProductOption } from './product-option';
import { hasOptions, menuSections, type StoreMenu } from '../../../storefront/ordering';
import { Skeleton } from '@shared/ui/states';

interface ProductSearchProps {
  inputRef: Ref<HTMLInputElement>;
  menu: StoreMenu | null;
  skus: Readonly<Record<string, string>>;
  hasItems: boolean;
  /** With how many were typed; null where none were. */
  onPick: (product: StoreProduct, quantity: number | null) => void;
  /** Enter with nothing typed: that is all. */
  onDone: () => void;
}

/** A person reads some, and types another letter or chooses a category for the rest. */
const FOUND = 30;

/** What they want, by letters, code or `2 marg`; arrows and Enter choose. Empty, it is the menu to be looked through. */
export function ProductSearch({ inputRef, menu, skus, hasItems, onPick, onDone }: ProductSearchProps) {
  const { t } = useTranslation('order-items');
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const findable = useMemo(() => {
    const sections = menu ? menuSections(menu) : [];
    const seen = new Set<string>();
    return sections.flatMap(({ category: { name }, products }) =>
      products.flatMap((product) => {
        if (seen.has(product.id)) return [];
        seen.add(product.id);
        return [findableOf(product, skus[product.id] ?? null, name)];
      }),
    );
  }, [menu, skus]);
  const wanted = parseProductQuery(useDeferredValue(typed), findable);
  const searching = wanted.words.length > 0;
  const offered =
    searching || category === null
      ? findable
      : findable.filter(({ product }) => product.categoryIds.includes(category));
  const browsed = !searching && (category !== null || menu?.categories.length === 1);
  const found = findProducts(offered, wanted, browsed ? Infinity : FOUND);
  const shown = found[Math.min(active, found.length - 1)];

  useEffect(() => setActive(0), [typed, category]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const pick = (product: StoreProduct) => {
    if (product.soldOut) return;
    setTyped('');
    // What is typed now counts, not what was drawn a moment ago.
    onPick(product, parseProductQuery(typed, findable).quantity);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      setTyped('');
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const [first] = typed === '' ? [] : findProducts(offered, parseProductQuery(typed, findable), 1);
      const chosen = active > 0 ? shown : first;
      if (chosen) pick(chosen.product);
      else if (typed === '' && active > 0 && shown) pick(shown.product);
      else if (typed === '' && hasItems) onDone();
    }
  };

  if (!menu) return <Skeleton lines={6} height={20} />;
  return (
    <div className={styles.part}>
      <Input
        ref={(input) => {
          const element = input?.input ?? null;
          if (typeof inputRef === 'function') inputRef(element);
          else if (inputRef) (inputRef as { current: HTMLInputElement | null }).current = element;
        }}
        size="large"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={shown && `${id}-${shown.product.id}`}
        aria-describedby={shown && `${id}-about`}
        aria-label={t('search')}
        placeholder={t('searchHint')}
        prefix={<Search size={16} strokeWidth={1.5} aria-hidden />}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {!searching && menu.categories.length > 1 && (
        <div className={styles.categories} role="group" aria-label={t('categories')}>
          {menu.categories.map((one) => (
            <Button
              key={one.id}
              size="small"
              shape="round"
              aria-pressed={one.id === category}
              onClick={() => setCategory(one.id === category ? null : one.id)}
            >
              {one.name}
            </Button>
          ))}
        </div>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('products')}
        className={styles.products}
      >
        {found.map((one, index) => (
          <ProductOption
            key={one.product.id}
            id={`${id}-${one.product.id}`}
            product={one.product}
            sku={one.sku}
            quantity={wanted.quantity ?? 1}
            opens={hasOptions(menu, one.product)}
            selected={index === Math.min(active, found.length - 1)}
            onPick={() => pick(one.product)}
          />
        ))}
      </div>
      {!searching && found.length < offered.length && (
        <p className={styles.faint}>{t('moreProducts', { count: offered.length - found.length })}</p>
      )}
      {shown && <ProductAbout id={`${id}-about`} product={shown.product} />}
      {found.length === 0 && <p className={styles.faint}>{t(searching ? 'noneFound' : 'emptyMenu')}</p>}
    </div>
  );
}
