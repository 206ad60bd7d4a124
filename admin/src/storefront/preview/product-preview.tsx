import type { Language } from '@contracts/session';
import type { StoreMenuDto } from '@contracts/storefront';
import { useEffect, useMemo, useState } from 'react';
import { PhoneFrame } from './phone-frame';
import styles from './preview.module.css';
import { fetchProfile } from '../api/store-api';
import { createLocale, LocaleProvider } from '../i18n/locale';
import type { Words } from '../i18n/translate';
import { loadWords } from '../i18n/words';
import { MenuList } from '../menu/menu-list';
import { menuSections, storeMenu } from '../menu/store-menu';
import { ProductSheet } from '../product/product-sheet';
import { StoreTheme } from '../theme/store-theme';
import { SheetFrame, type SheetProps } from '../ui/sheet';

export interface PreviewedStore {
  /** Where its colour is asked for; null while customers cannot open it yet. */
  slug: string | null;
  language: Language;
  currency: string;
  timezone: string;
}

interface ProductPreviewProps {
  store: PreviewedStore;
  /** A menu that holds one product. */
  menu: StoreMenuDto;
  /** Names the phone for who cannot see it. */
  title: string;
  opened: boolean;
  onOpened: (opened: boolean) => void;
}

const MOST = 50;
const NONE_IN_BAG: ReadonlyMap<string, number> = new Map();

/** A product as customers find it on their phones: in the menu, or opened. Nothing can be bought here. */
export function ProductPreview({ store, menu: dto, title, opened, onOpened }: ProductPreviewProps) {
  const { language, currency, timezone } = store;
  const words = useWords(language);
  const color = useColor(store);
  const locale = useMemo(
    () => words && createLocale(language, words, { currency, timezone }),
    [words, language, currency, timezone],
  );
  const menu = useMemo(() => storeMenu(dto), [dto]);
  const [product] = menu.products.values();
  if (!locale || !product) return <div className={styles.phone} aria-busy />;
  return (
    <PhoneFrame title={title} language={language}>
      <LocaleProvider locale={locale}>
        <StoreTheme color={color}>
          {opened ? (
            <ProductSheet
              // Other questions begin with other answers.
              key={[product.variationGroupId, ...product.extraGroupIds].join()}
              menu={menu}
              product={product}
              line={null}
              room={product.maxPerOrder ?? MOST}
              on={StillSheet}
              onDone={() => onOpened(false)}
              onClose={() => onOpened(false)}
            />
          ) : (
            <div className={styles.menu}>
              <MenuList
                menu={menu}
                sections={menuSections(menu)}
                inBag={NONE_IN_BAG}
                onOpen={() => onOpened(true)}
                onAdd={() => onOpened(true)}
              />
            </div>
          )}
        </StoreTheme>
      </LocaleProvider>
    </PhoneFrame>
  );
}

/** A sheet that takes no focus: whoever types beside it goes on typing. */
function StillSheet(props: SheetProps) {
  return (
    <div className={styles.behind}>
      <section className={styles.sheet} aria-label={props.title}>
        <SheetFrame {...props} />
      </section>
    </div>
  );
}

function useWords(language: Language): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let current = true;
    loadWords(language, ['menu', 'order']).then(
      (loaded) => current && setWords(loaded),
      // Without a network there is no preview, and the form is as good as ever.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  return words;
}

/** The restaurant's own colour; none until it is known. */
function useColor({ slug, language }: PreviewedStore): string | null {
  const [color, setColor] = useState<string | null>(null);
  useEffect(() => {
    if (slug === null) return;
    let current = true;
    fetchProfile(slug, language).then(
      ({ data }) => current && setColor(data.color),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [slug, language]);
  return color;
}
