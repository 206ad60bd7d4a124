import { Select } from 'antd';
import type { ExtraGroupDto } from '@contracts/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from './bulk-dialog';
import { BulkFrame } from './bulk-frame';
import styles from './bulk.module.css';
import { changedLines, priceBlocks, sentPrices, type ForAll, type PriceBlock } from './price-blocks';
import { usePriceRule } from './price-rule';
import { useMenuRows } from '../../rows/menu-rows';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';

const SHOWN = 100;

/** Raises, lowers or sets every price of the chosen products, with each before and after in sight. */
export function PriceDialog({ products, groups, busy, into, onClose, onApply }: BulkDialogProps) {
  const { t } = useTranslation('menu');
  const { rule, fields } = usePriceRule();
  const [forAll, setForAll] = useState<ForAll>({});
  const extras = useMenuRows<ExtraGroupDto>({ resource: 'extra-groups', branchId: products[0]?.branchId });

  const menu = { products, variationGroups: [...groups.values()], extraGroups: extras.rows ?? [] };
  const blocks = priceBlocks(menu, rule, forAll);
  const changed = changedLines(blocks);
  const why = rule === null ? 'say' : changed.length > 0 ? null : emptyReason(blocks);

  return (
    <BulkFrame
      wide
      title={t('bulk.price.title', { count: products.length })}
      into={into}
      confirm={
        changed.length === 0 ? t('bulk.places.price') : t('bulk.price.apply', { count: changed.length })
      }
      disabled={why !== null}
      busy={busy}
      onClose={onClose}
      onApply={() => {
        if (!rule) return;
        const sent = sentPrices(menu, blocks, rule);
        onApply('price', sent.products, sent.said);
      }}
    >
      {fields}
      <p className={styles.hint} role="status">
        {why && t(`bulk.price.why.${why}`)}
      </p>
      {blocks.map((block) => (
        <Block
          key={block.key}
          block={block}
          onForAll={(next) => setForAll({ ...forAll, [block.key]: next })}
        />
      ))}
    </BulkFrame>
  );
}

function emptyReason(blocks: readonly PriceBlock[]): 'inExtras' | 'none' | 'same' {
  const counted = blocks.filter(({ kind, forAll }) => kind !== 'extraGroups' || forAll);
  if (counted.some(({ lines }) => lines.length > 0)) return 'same';
  return blocks.some(({ lines }) => lines.length > 0) ? 'inExtras' : 'none';
}

interface BlockProps {
  block: PriceBlock;
  onForAll: (forAll: boolean) => void;
}

/** Prices that belong together, and for groups whose they are to be. */
function Block({ block, onForAll }: BlockProps) {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const { kind, group, others, forAll, lines } = block;
  const shown = kind === 'extraGroups' && !forAll ? [] : lines;
  const also = others > 0 ? t('bulk.price.others', { count: others }) : t('bulk.price.noOthers');
  return (
    <section className={styles.block} aria-label={group?.name}>
      {group && (
        <Field label={group.name} hint={forAll ? also : undefined}>
          {({ required: _, ...control }) => (
            <Select
              {...control}
              value={forAll}
              onChange={onForAll}
              options={[
                {
                  value: false,
                  label: t(kind === 'extraGroups' ? 'bulk.price.leave' : 'bulk.price.ownPrices'),
                },
                { value: true, label: t('bulk.price.forAll') },
              ]}
            />
          )}
        </Field>
      )}
      {shown.length > 0 && (
        // What scrolls has to be reached by the keyboard.
        <div
          className={styles.preview}
          role="region"
          aria-label={group ? t('bulk.price.previewOf', { name: group.name }) : t('bulk.price.preview')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be focusable (WCAG 2.1.1)
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{t('products.columns.name')}</th>
                <th scope="col">{t('bulk.price.now')}</th>
                <th scope="col">{t('bulk.price.then')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, SHOWN).map(({ key, name, size, now, then }) => (
                <tr key={key} data-same={then === now}>
                  <td>{size === null ? name : `${name} · ${size}`}</td>
                  <td className="figures">{money(now)}</td>
                  <td className="figures">{money(then)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length > SHOWN && (
            <p className={styles.hint}>{t('bulk.andMore', { count: shown.length - SHOWN })}</p>
          )}
        </div>
      )}
    </section>
  );
}
