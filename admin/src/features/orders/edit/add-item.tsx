import { Button, Select } from 'antd';
import type { StoreMenuDto } from '@contracts/storefront';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './edit.module.css';
import type { Added } from './wanted-items';
import { useFormat } from '@shared/format/context';

interface AddItemProps {
  menu: StoreMenuDto;
  onAdd: (item: Added) => void;
  /** What its button says, where it is not to be added. */
  verb?: string;
}

interface Choice {
  productId: string;
  variationId: string | null;
  /** Chosen extras by their group. */
  extras: Record<string, string[]>;
}

/** One thing more of today's menu, with its size and extras; what it costs is said by the server once it is in. */
export function AddItem({ menu, onAdd, verb }: AddItemProps) {
  const { t } = useTranslation('order-edit');
  const { money } = useFormat();
  const [choice, setChoice] = useState<Choice | null>(null);
  const product = menu.products.find(({ id }) => id === choice?.productId);
  const sizes = menu.variationGroups.find(({ id }) => id === product?.variationGroupId)?.variations ?? [];
  const groups = (product?.extraGroupIds ?? []).flatMap(
    (id) => menu.extraGroups.find((group) => group.id === id) ?? [],
  );
  const chosenOf = (id: string) => choice?.extras[id] ?? [];
  const lacking =
    (sizes.length > 0 && choice?.variationId === null) ||
    groups.some(({ id, min }) => chosenOf(id).length < min);

  const pick = (productId: string) => {
    const picked = menu.products.find(({ id }) => id === productId);
    const own = menu.variationGroups.find(({ id }) => id === picked?.variationGroupId)?.variations ?? [];
    setChoice({ productId, variationId: own.find(({ isDefault }) => isDefault)?.id ?? null, extras: {} });
  };
  const add = () => {
    if (!choice || !product || lacking) return;
    const extraIds = groups.flatMap(({ id }) => chosenOf(id));
    const words = [
      sizes.find(({ id }) => id === choice.variationId)?.name,
      ...groups
        .flatMap(({ extras }) => extras.filter(({ id }) => extraIds.includes(id)))
        .map(({ name }) => name),
    ].filter((word) => word !== undefined);
    const { productId, variationId } = choice;
    onAdd({ productId, variationId, extraIds, quantity: 1, words: [product.name, ...words].join(' · ') });
    setChoice(null);
  };

  return (
    <div className={styles.add}>
      <Select
        showSearch
        optionFilterProp="label"
        aria-label={t('addItem')}
        placeholder={t('addItem')}
        value={choice?.productId ?? null}
        onChange={pick}
        options={menu.products.map(({ id, name, soldOut, fromPriceCents }) => ({
          value: id,
          label: soldOut ? t('soldOut', { name }) : `${name} · ${money(fromPriceCents)}`,
          disabled: soldOut,
        }))}
      />
      {sizes.length > 0 && (
        <Select
          aria-label={t('size')}
          placeholder={t('size')}
          value={choice?.variationId ?? null}
          onChange={(variationId: string) => setChoice((now) => now && { ...now, variationId })}
          options={sizes.map(({ id, name, soldOut }) => ({ value: id, label: name, disabled: soldOut }))}
        />
      )}
      {groups.map(({ id, name, min, max, extras }) => (
        <Select
          key={id}
          mode="multiple"
          aria-label={name}
          placeholder={min > 0 ? t('chooseOf', { name, count: min }) : name}
          maxCount={max}
          value={chosenOf(id)}
          onChange={(ids: string[]) =>
            setChoice((now) => now && { ...now, extras: { ...now.extras, [id]: ids } })
          }
          options={extras.map((extra) => ({
            value: extra.id,
            label: extra.priceCents > 0 ? `${extra.name} +${money(extra.priceCents)}` : extra.name,
            disabled: extra.soldOut,
          }))}
        />
      ))}
      {product && (
        <Button icon={<Plus size={16} aria-hidden />} disabled={lacking} onClick={add}>
          {verb ?? t('add')}
        </Button>
      )}
    </div>
  );
}
