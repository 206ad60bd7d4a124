import { useTranslation } from 'react-i18next';
import { FromTo } from './from-to';
import { ownPriceChanges, partChanges, type OwnPriceChange } from './part-changes';
import styles from './releases.module.css';
import type { StagedWords } from './use-staged-words';

interface PartListProps {
  field: string;
  was: unknown;
  becomes: unknown;
  words: StagedWords;
  /** Whether the release is still to come. */
  open: boolean;
}

/** What changes of a row part by part: variations, extras, and prices in variations, each of them before and after. */
export function PartList({ field, was, becomes, words, open }: PartListProps) {
  if (field !== 'variationPrices') return <Parts was={was} becomes={becomes} words={words} />;
  return (
    <ul className={styles.parts}>
      {ownPriceChanges(was, becomes).map((price) => (
        <OwnPrice
          key={price.variationId}
          price={price}
          words={words}
          // What the group asks may be another price since.
          otherwise={open ? words.sizeCents(price.variationId) : null}
        />
      ))}
    </ul>
  );
}

interface OwnPriceProps {
  /** Whose price it is, where that is a part of the row. */
  of?: string;
  price: OwnPriceChange;
  words: StagedWords;
  /** What is asked without a price of its own, in minor units. */
  otherwise: number | null;
}

function OwnPrice({ of, price, words, otherwise }: OwnPriceProps) {
  const size = words.sizeName(price.variationId);
  return (
    <li>
      <span>{of === undefined ? size : `${of} · ${size}`}</span>{' '}
      <FromTo from={words.ownPrice(price.was, otherwise)} to={words.ownPrice(price.becomes, otherwise)} />
    </li>
  );
}

function Parts({ was, becomes, words }: Pick<PartListProps, 'was' | 'becomes' | 'words'>) {
  const { t } = useTranslation('release');
  return (
    <ul className={styles.parts}>
      {partChanges(was, becomes).flatMap((part) => {
        const say = (one: typeof part.was) =>
          one
            ? [
                ...(part.was && part.becomes && part.was.name !== part.becomes.name ? [one.name] : []),
                words.value('priceCents', one.priceCents),
                ...((part.was?.state ?? 'ACTIVE') === (part.becomes?.state ?? 'ACTIVE')
                  ? []
                  : [words.value('state', one.state)]),
              ].join(' · ')
            : t(part.was ? 'goes' : 'newPart');
        const [from, to] = [say(part.was), say(part.becomes)];
        const price = part.becomes?.priceCents ?? part.was?.priceCents ?? null;
        return [
          ...(part.itself
            ? [
                <li key={part.id}>
                  <span>{part.name}</span> {from === to ? t('otherwise') : <FromTo from={from} to={to} />}
                </li>,
              ]
            : []),
          ...part.prices.map((own) => (
            <OwnPrice
              key={`${part.id} ${own.variationId}`}
              of={part.name}
              price={own}
              words={words}
              otherwise={price}
            />
          )),
        ];
      })}
    </ul>
  );
}
