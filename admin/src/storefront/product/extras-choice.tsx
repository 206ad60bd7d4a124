import { extraPriceCents } from '@domain/pricing/extra-price';
import { useLocale } from '../i18n/locale';
import type { StoreExtra, StoreExtraGroup } from '../menu/store-menu';
import { Stepper } from '../ui/stepper';
import { controlOf, piecesIn, roomFor, withExtra, withoutGroup } from './choice';
import type { Choice } from './initial-choice';
import { groupRule } from './group-rule';
import { OptionGroup } from './option-group';
import { OptionRow } from './option-row';

interface ExtrasChoiceProps {
  id: string;
  group: StoreExtraGroup;
  choice: Choice;
  problem: string | undefined;
  onChange: (choice: Choice) => void;
}

/** What is added to the product, or left as it is, within the group's rules. */
export function ExtrasChoice({ id, group, choice, problem, onChange }: ExtrasChoiceProps) {
  const { t, money } = useLocale();
  const control = controlOf(group);
  const pieces = piecesIn(group, choice);
  const set = (extra: StoreExtra, quantity: number) => onChange(withExtra(group, extra, quantity, choice));
  // One of them is charged whatever is chosen, so "+" would promise an addition that is not made.
  const priceOf = (extra: StoreExtra) => {
    const cents = extraPriceCents(extra, choice.variationId);
    if (cents === 0) return null;
    return group.priceMethod === 'SUM' ? t('price.plus', { amount: money(cents) }) : money(cents);
  };

  return (
    <OptionGroup
      id={id}
      name={group.name}
      description={group.description}
      rule={groupRule(group, t)}
      required={group.min > 0}
      satisfied={pieces >= group.min}
      count={group.max > 1 ? `${pieces}/${group.max}` : null}
      problem={problem}
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
        const room = roomFor(group, extra, choice);
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
          return <OptionRow key={extra.id} {...row} as="div" control={stepper} />;
        }
        const radio = control === 'RADIO';
        const full = !radio && chosen === 0 && room === 0;
        return (
          <OptionRow
            key={extra.id}
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
        );
      })}
    </OptionGroup>
  );
}
