import type { ExtraGroupDto } from '@contracts/menu';
import { Fragment } from 'react';
import { nestedGroupsOf, nestedPieces, visibleExtras, type Tries } from './try-choice';
import { TryOption } from './try-option';
import styles from './try-it.module.css';
import { useRuleWords } from '../../groups/group-rule';
import { extraGroupValues, type ExtraGroupValues } from '../extra-group-values';

interface TryOptionsProps {
  /** What radios of one question have in common. */
  question: string;
  values: ExtraGroupValues;
  groups: readonly ExtraGroupDto[];
  variationId: string | null;
  tries: Tries;
  onChange: (tries: Tries) => void;
}

/** The options of a group, each with what it asks for below it once it is chosen. */
export function TryOptions({ question, values, groups, variationId, tries, onChange }: TryOptionsProps) {
  const rule = useRuleWords();
  return visibleExtras(values).map((option) => (
    <Fragment key={option.id}>
      <TryOption
        question={question}
        values={values}
        option={option}
        variationId={variationId}
        pieces={tries.pieces}
        onChange={(pieces) => onChange({ ...tries, pieces })}
      />
      {(tries.pieces[option.id] ?? 0) > 0 &&
        nestedGroupsOf(option, groups).map((group) => (
          <fieldset key={group.id} className={styles.nested}>
            <legend className={styles.legend}>
              <span>
                <span className="visually-hidden">{option.name}: </span>
                {group.name}
              </span>
              <span className={styles.rule}>{rule(group)}</span>
            </legend>
            {visibleExtras(extraGroupValues(group)).map((inner) => (
              <TryOption
                key={inner.id}
                question={`${question}-${option.id}-${group.id}`}
                values={extraGroupValues(group)}
                option={inner}
                variationId={variationId}
                pieces={nestedPieces(tries, option, groups)}
                onChange={(pieces) =>
                  onChange({ ...tries, nested: { ...tries.nested, [option.id]: pieces } })
                }
              />
            ))}
          </fieldset>
        ))}
    </Fragment>
  ));
}
