import { extraPriceCents } from '@domain/pricing/extra-price';
import { Fragment } from 'react';
import { useLocale } from '../i18n/locale';
import { extraGroupsOf, type StoreExtra, type StoreExtraGroup, type StoreMenu } from '../menu/store-menu';
import { Stepper } from '../ui/stepper';
import type { ShownPrice } from './choice-price';
import { controlOf, piecesIn, remainingQuantity, withExtra, withoutGroup } from './choice';
import type { Choice } from './chosen';
import { presets } from './initial-choice';
import { nestedChoice, withNested } from './nested-choice';
import { groupRule } from './group-rule';
import { OptionGroup } from './option-group';
import styles from './option-group.module.css';
import { OptionRow } from './option-row';
import { nestedKey, optionGroupId } from './problems';

interface ExtrasChoiceProps {
  menu: StoreMenu;
  /** The key of its place on the page. */
  place: string;
  group: StoreExtraGroup;
  choice: Choice;
  /** What one unit comes to with each extra alone, where the group makes the price; null where it adds to one. */
  wholeCents: ((extra: StoreExtra) => ShownPrice) | null;
  /** What is wrong, by the key of the place. */
  problems: ReadonlyMap<string, string>;
  /** The extra that asks for the group. */
  after?: StoreExtra;
  onChange: (choice: Choice) => void;
}

/** What is added to the product, or left as it is, within the group's rules. */
export function ExtrasChoice(props: ExtrasChoiceProps) {
  const { menu, place, group, choice, wholeCents, problems, after, onChange } = props;
  const { t, money } = useLocale();
  const id = optionGroupId(place);
  const control = controlOf(group);
  const pieces = piecesIn(group, choice);
  const set = (extra: StoreExtra, quantity: number) =>
    onChange(withExtra(group, extra, quantity, choice, presets(menu, extra)));
  // One of them is charged whatever is chosen, so "+" would promise an addition that is not made.
  const priceOf = (extra: StoreExtra) => {
    const whole = wholeCents?.(extra);
    if (whole) return whole.isFrom ? t('price.from', { amount: money(whole.cents) }) : money(whole.cents);
    const cents = extraPriceCents(extra, choice.variationId);
    if (cents === 0) return null;
    return group.priceMethod === 'SUM' ? t('price.plus', { amount: money(cents) }) : money(cents);
  };

  /** What is asked once an extra is chosen, below it. */
  const asked = (extra: StoreExtra) =>
    extra.id in choice.extras &&
    extra.extraGroupIds.length > 0 && (
      <div className={styles.nested}>
        {extraGroupsOf(menu, extra).map((inner) => (
          <ExtrasChoice
            key={inner.id}
            menu={menu}
            place={nestedKey(extra.id, inner.id)}
            group={inner}
            choice={nestedChoice(choice, extra.id)}
            wholeCents={null}
            problems={problems}
            after={extra}
            onChange={(nested) => onChange(withNested(choice, extra.id, nested))}
          />
        ))}
      </div>
    );

  return (
    <OptionGroup
      id={id}
      name={group.name}
      after={after?.name}
      description={group.description}
      rule={groupRule(group, t)}
      required={group.min > 0}
      satisfied={pieces >= group.min}
      count={group.max > 1 ? `${pieces}/${group.max}` : null}
      problem={problems.get(place)}
    >
      {control === 'RADIO' && group.min === 0 && (
        <OptionRow
          name={t('rule.none')}
          price={null}
          soldOut={false}
          control={
            <input
              type="radio"
              name={id}
              checked={pieces === 0}
              onChange={() => onChange(withoutGroup(group, choice))}
            />
          }
        />
      )}
      {group.extras.map((extra) => {
        const chosen = choice.extras[extra.id] ?? 0;
        const room = remainingQuantity(group, extra, choice);
        const row = {
          name: extra.name,
          description: extra.description,
          imageUrl: extra.imageUrl,
          soldOut: extra.soldOut,
          price: priceOf(extra),
        };
        if (control === 'QUANTITY') {
          const stepper = extra.soldOut ? null : (
            <Stepper
              label={extra.name}
              value={chosen}
              max={room}
              onChange={(quantity) => set(extra, quantity)}
            />
          );
          return (
            <Fragment key={extra.id}>
              <OptionRow {...row} as="div" control={stepper} />
              {asked(extra)}
            </Fragment>
          );
        }
        const radio = control === 'RADIO';
        const full = !radio && chosen === 0 && room === 0;
        return (
          <Fragment key={extra.id}>
            <OptionRow
              {...row}
              full={full}
              control={
                <input
                  type={radio ? 'radio' : 'checkbox'}
                  name={id}
                  checked={chosen > 0}
                  disabled={extra.soldOut || full}
                  onChange={(event) => set(extra, event.target.checked ? 1 : 0)}
                />
              }
            />
            {asked(extra)}
          </Fragment>
        );
      })}
    </OptionGroup>
  );
}
