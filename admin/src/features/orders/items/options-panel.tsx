import { Button, Input } from 'antd';
import { MAX_ITEM_NOTES } from '@domain/orders/notes';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { askedGroups, choiceIn, isAbout, pressed } from './asked-groups';
import type { Choosing } from './choosing';
import styles from './items.module.css';
import { OptionGroup } from './option-group';
import { ProductAbout } from './product-about';
import { Quantity } from './quantity';
import {
  cartItem,
  choiceProblems,
  MAX_QUANTITY,
  shownPrice,
  variationsOf,
  withoutUnavailable,
  type CartItem,
  type Choice,
  type StoreExtraGroup,
  type StoreMenu,
} from '../../../storefront/ordering';
import { useFormat } from '@shared/format/context';
import { isTooLong, textCount } from '@shared/ui/limited-text';

interface OptionsPanelProps {
  menu: StoreMenu;
  choosing: Choosing;
  onDone: (item: CartItem) => void;
  onCancel: () => void;
}

const VARIATION = 'variation';

/** How a product is wanted: digits choose in the group that the keyboard is in, Enter goes to what still lacks, or is done. */
export function OptionsPanel({ menu, choosing, onDone, onCancel }: OptionsPanelProps) {
  const { t } = useTranslation('order-items');
  const { money } = useFormat();
  const [wanted, setChoice] = useState<Choice>(choosing.item);
  const [quantity, setQuantity] = useState(choosing.item.quantity);
  const [notes, setNotes] = useState(choosing.item.notes);
  const [told, setTold] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const product = menu.products.get(choosing.item.productId);
  if (!product) return null;

  // What sold out since it was chosen is let go: nobody could untick it.
  const choice = withoutUnavailable(menu, product, wanted);
  const sizes = variationsOf(menu, product);
  const groups = askedGroups(menu, product, choice);
  const problems = choiceProblems(menu, product.id, choice);
  const lacking = [
    ...(problems.some(({ path }) => path[0] === 'variationId') ? [VARIATION] : []),
    ...groups
      .filter((asked) => problems.some((problem) => isAbout(asked, problem, choice)))
      .map(({ key }) => key),
  ];
  const price = shownPrice(menu, product, choice);

  const ruleOf = ({ min, max }: StoreExtraGroup) => {
    if (min === max) return t('rule.exactly', { count: min });
    return min === 0 ? t('rule.upTo', { count: max }) : t('rule.between', { min, max });
  };
  const groupAt = (key: string) =>
    [...(area.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].find(
      ({ dataset }) => dataset.group === key,
    );
  const finish = () => {
    const [first] = lacking;
    if (first !== undefined) {
      setTold(true);
      return groupAt(first)?.focus();
    }
    onDone(cartItem(product, choice, quantity, notes));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const typing = event.target.closest('input, textarea') !== null;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onCancel();
    }
    if (event.key === 'Enter' && (typing || event.target.closest('button') === null)) {
      event.preventDefault();
      event.stopPropagation();
      return finish();
    }
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') return setQuantity((now) => Math.min(MAX_QUANTITY, now + 1));
    if (event.key === '-') return setQuantity((now) => Math.max(1, now - 1));
    if (!/^[1-9]$/.test(event.key)) return;
    const group = event.target.closest<HTMLElement>('[data-group]');
    group?.querySelectorAll<HTMLElement>('[data-option]')[Number(event.key) - 1]?.click();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- key presses bubble up from the choices, which are buttons
    <div ref={area} className={styles.part} onKeyDown={onKeyDown}>
      <header className={styles.optionsHead}>
        <Button
          type="text"
          title={t('backToSearch')}
          icon={<ArrowLeft size={18} strokeWidth={1.75} />}
          onClick={onCancel}
        />
        <h3>{product.name}</h3>
        <b className="figures">
          {price.isFrom ? t('from', { price: money(price.cents) }) : money(price.cents * quantity)}
        </b>
      </header>
      <ProductAbout product={product} />
      {sizes.length > 0 && (
        <OptionGroup
          groupKey={VARIATION}
          title={t('size')}
          rule={t('rule.exactly', { count: 1 })}
          wrong={told && lacking.includes(VARIATION)}
          first={lacking.length === 0 || lacking[0] === VARIATION}
          options={sizes.map(({ id, name, priceCents, soldOut }) => ({
            ...{ id, name, soldOut, cents: priceCents },
            quantity: id === choice.variationId ? 1 : 0,
          }))}
          onPress={(id) => setChoice({ ...choice, variationId: id })}
        />
      )}
      {groups.map((asked, index) => (
        <OptionGroup
          key={asked.key}
          groupKey={asked.key}
          title={asked.within ? `${asked.within.name}: ${asked.group.name}` : asked.group.name}
          rule={ruleOf(asked.group)}
          wrong={told && lacking.includes(asked.key)}
          first={lacking.length === 0 ? sizes.length === 0 && index === 0 : lacking[0] === asked.key}
          options={asked.group.extras.map(({ id, name, priceCents, soldOut }) => ({
            ...{ id, name, soldOut, cents: priceCents },
            quantity: choiceIn(asked, choice).extras[id] ?? 0,
          }))}
          onPress={(id) => {
            const extra = asked.group.extras.find((one) => one.id === id);
            if (extra) setChoice(pressed(menu, asked, extra, choice));
          }}
        />
      ))}
      <footer className={styles.optionsFoot}>
        <Quantity
          label={product.name}
          unit={product.unit}
          quantity={quantity}
          least={1}
          onChange={setQuantity}
        />
        <Input
          aria-label={t('itemNotes')}
          placeholder={t('itemNotes')}
          count={textCount(MAX_ITEM_NOTES)}
          status={isTooLong(notes, MAX_ITEM_NOTES) ? 'error' : undefined}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Button type="primary" disabled={isTooLong(notes, MAX_ITEM_NOTES)} onClick={finish}>
          {t(choosing.replaces === null ? 'add' : 'change')}
        </Button>
      </footer>
    </div>
  );
}
