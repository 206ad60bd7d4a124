import { Button, Modal } from 'antd';
import type { ReleaseDifferenceDto } from '@contracts/menu-releases';
import { stateAfter } from '@domain/menu-releases';
import { CalendarClock, CircleSlash, Layers, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameDialog } from './name-dialog';
import { PublishDialog, RollBackDialog } from './release-dialogs';
import styles from './releases.module.css';
import { ScheduleDialog } from './schedule-dialog';
import type { StagedWords } from './use-staged-words';
import type { ReleaseActions } from './use-release-actions';
import { dialogWidth } from '@shared/tokens/tokens';
import { MoreMenu } from '../rows/more-menu';

type Place = 'publish' | 'schedule' | 'roll-back' | 'discard' | 'rename';

interface ReleaseButtonsProps {
  difference: ReleaseDifferenceDto;
  actions: ReleaseActions;
  words: StagedWords;
}

/** What can be done with a release in its state; each step says first what it will do. */
export function ReleaseButtons({ difference, actions, words }: ReleaseButtonsProps) {
  const { t } = useTranslation(['release', 'ui']);
  const { release } = difference;
  const { state, name } = release;
  const [place, setPlace] = useState<Place | null>(null);
  const close = () => setPlace(null);
  // Done or not, the page says what came of it.
  const then = (done: Promise<boolean>) => void done.then(close);
  const may = (action: Parameters<typeof stateAfter>[1]) => stateAfter(state, action) !== null;
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
  const empty = release.changeCount === 0;
  const more = [
    ...(may('rename')
      ? [{ key: 'rename', label: t('rename'), icon: <Pencil />, onClick: () => setPlace('rename') }]
      : []),
    ...(may('discard')
      ? [
          {
            key: 'discard',
            label: t('discard.open'),
            icon: <CircleSlash />,
            danger: true,
            onClick: () => setPlace('discard'),
          },
        ]
      : []),
  ];
  return (
    <>
      <span className={styles.actions}>
        {may('collect') && (
          <Button
            type={state === 'FAILED' ? 'primary' : 'default'}
            icon={<Layers {...icon} />}
            loading={actions.busy}
            onClick={() => void actions.move('collect')}
          >
            {t('collect')}
          </Button>
        )}
        {may('schedule') && (
          <Button icon={<CalendarClock {...icon} />} disabled={empty} onClick={() => setPlace('schedule')}>
            {t('schedule.open')}
          </Button>
        )}
        {may('roll-back') && (
          <Button icon={<Undo2 {...icon} />} onClick={() => setPlace('roll-back')}>
            {t('rollBack.open')}
          </Button>
        )}
        {may('publish') && (
          <Button type="primary" disabled={empty} onClick={() => setPlace('publish')}>
            {t('publish.open')}
          </Button>
        )}
        <MoreMenu label={t('more', { name })} menu={{ items: more }} />
      </span>
      {place === 'publish' && (
        <PublishDialog
          difference={difference}
          busy={actions.busy}
          onClose={close}
          onConfirm={() => then(actions.move('publish'))}
        />
      )}
      {place === 'roll-back' && (
        <RollBackDialog
          difference={difference}
          words={words}
          busy={actions.busy}
          onClose={close}
          onConfirm={() => then(actions.move('roll-back'))}
        />
      )}
      {place === 'schedule' && (
        <ScheduleDialog
          name={name}
          busy={actions.busy}
          onClose={close}
          onChoose={(publishAt) => then(actions.move('schedule', { publishAt }))}
        />
      )}
      {place === 'rename' && (
        <NameDialog
          title={t('rename')}
          confirm={t('ui:save')}
          name={name}
          busy={actions.busy}
          onClose={close}
          onName={(next) => then(actions.rename(next))}
        />
      )}
      {place === 'discard' && (
        <Modal
          open
          okType="danger"
          title={t('discard.title', { name })}
          width={dialogWidth.regular}
          okText={t('discard.confirm')}
          confirmLoading={actions.busy}
          onCancel={close}
          onOk={() => then(actions.move('discard'))}
        >
          {t('discard.text')}
        </Modal>
      )}
    </>
  );
}
