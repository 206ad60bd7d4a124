import type { StoreMenuDto } from '@contracts/storefront';
import { useMemo } from 'react';
import { PhoneFrame } from './phone-frame';
import styles from './preview.module.css';
import { usePreviewed, type PreviewedStore } from './use-previewed';
import { LocaleProvider } from '../i18n/locale';
import { MenuList } from '../menu/menu-list';
import { menuSections, storeMenu } from '../menu/store-menu';
import { ProductSheet } from '../product/product-sheet';
import { StoreTheme } from '../theme/store-theme';
import { SheetFrame, type SheetProps } from '../ui/sheet';

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
const NONE_IN_CART: ReadonlyMap<string, number> = new Map();

/** A product as customers find it on their phones: in the menu, or opened. Nothing can be bought here. */
export function ProductPreview({ store, menu: dto, title, opened, onOpened }: ProductPreviewProps) {
  const { language } = store;
  const { locale, color } = usePreviewed(store);
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
              item={null}
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
                inCart={NONE_IN_CART}
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
