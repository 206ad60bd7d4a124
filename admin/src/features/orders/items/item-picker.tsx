import type { RefObject } from 'react';
import { choosingNew, initialItem, isAsked, type Choosing } from './choosing';
import { OptionsPanel } from './options-panel';
import { ProductSearch } from './product-search';
import { hasOptions, type CartItem, type StoreMenu } from '../../../storefront/ordering';

interface ItemPickerProps {
  menu: StoreMenu | null;
  /** Codes of products by their id. */
  skus: Readonly<Record<string, string>>;
  searchRef: RefObject<HTMLInputElement>;
  choosing: Choosing | null;
  onChoosing: (choosing: Choosing | null) => void;
  hasItems: boolean;
  /** How many are wanted where nobody types a number. */
  usualQuantity?: number;
  onPut: (item: CartItem, replaces: string | null) => void;
  /** Enter with nothing typed: that is all. */
  onDone: () => void;
}

/** Finds a product of the menu, and asks in its place how it is wanted where there is something to choose. */
export function ItemPicker(props: ItemPickerProps) {
  const { menu, skus, searchRef, choosing, onChoosing, hasItems, usualQuantity = 1, onPut, onDone } = props;
  const put = (item: CartItem, replaces: string | null) => {
    onPut(item, replaces);
    onChoosing(null);
  };
  // Once the options have made room for it.
  const focusSearch = () => requestAnimationFrame(() => searchRef.current?.focus());

  // What the menu of another channel or time does not have is not asked about: its line says so.
  if (menu && choosing && isAsked(choosing, menu)) {
    return (
      <OptionsPanel
        key={choosing.key}
        menu={menu}
        choosing={choosing}
        onCancel={() => {
          onChoosing(null);
          focusSearch();
        }}
        onDone={(item) => {
          put(item, choosing.replaces);
          focusSearch();
        }}
      />
    );
  }
  return (
    <ProductSearch
      inputRef={searchRef}
      menu={menu}
      skus={skus}
      hasItems={hasItems}
      onPick={(product, typed) => {
        if (!menu) return;
        const item = initialItem(menu, product, typed ?? usualQuantity);
        if (hasOptions(menu, product)) onChoosing(choosingNew(item));
        else put(item, null);
      }}
      onDone={onDone}
    />
  );
}
