import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import shortcuts from '../board/shortcuts-dialog.module.css';
import type { WordKeys } from '@shared/format/word-keys';
import { dialogWidth } from '@shared/tokens/tokens';
import { Kbd } from '@shared/ui/kbd';

const KEYS: { keys: string[]; words: WordKeys<'orders', 'kitchen.keys'> }[] = [
  { keys: ['1', '…', '9'], words: 'bump' },
  { keys: ['Shift', '1', '…', '9'], words: 'start' },
  { keys: ['C', '1', '…', '9'], words: 'fire' },
  { keys: ['X'], words: 'seen' },
  { keys: ['Z'], words: 'undo' },
  { keys: ['R'], words: 'recall' },
  { keys: ['T'], words: 'totals' },
  { keys: ['F'], words: 'fullScreen' },
  { keys: ['?'], words: 'help' },
];

export function KitchenHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <Modal open onCancel={onClose} title={t('shortcuts.title')} width={dialogWidth.wide} footer={null}>
      <dl className={shortcuts.list}>
        {KEYS.map(({ keys, words }) => (
          <div key={words} className={shortcuts.row}>
            <dt>
              <Kbd keys={keys} />
            </dt>
            <dd>{t(`kitchen.keys.${words}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
