// Where a setting is ignored on purpose: a piece of text and what stands there instead.

/** On the server every setting is read in one place. */
const onServer = (key) => ({
  file: 'cms/dist/src/domain/settings/stored.js',
  from: '(0, kinds_1.isValueOf)(declared.setting, value)',
  to: `declared.key !== '${key}' && (0, kinds_1.isValueOf)(declared.setting, value)`,
});

const at = (file, from, to) => ({ file: `admin/src/${file}`, from, to });
const SOUNDS = 'entities/order/sounds.ts';
const RING = 'features/orders/signals/ring.ts';
const TIME = 'entities/order/time-left.ts';
const column = (name) =>
  at(
    'features/orders/board/folded-columns.ts',
    'const wish = setting ? board[setting] :',
    `const wish = setting === '${name}' ? 'AUTO' : setting ? board[setting] :`,
  );
const density = at('features/orders/density.ts', "'data-density': density", "'data-density': 'COMFORTABLE'");

/** What the dashboard alone obeys is read where it acts. */
const IN_DASHBOARD = {
  'sounds.newOrder': at(SOUNDS, 'NEW_ORDER[settings.newOrder]', 'NEW_ORDER.CHIME'),
  'sounds.volume': at(SOUNDS, '(volume * settings.volume) / 100', 'volume'),
  'sounds.everySec': at(RING, 'everySec * 1000', '4000'),
  'sounds.grows': at(RING, 'grows ?', 'true ?'),
  'sounds.late': at('features/orders/signals/use-late-sound.ts', ' && soundSettings.get().late', ''),
  'escalation.kitchen': at(RING, 'escalation.kitchen\n', 'true\n'),
  'kitchen.amberPercent': at(TIME, '100 - amberPercent', '100 - 50'),
  'kitchen.redBeforeMin': at(TIME, 'redBeforeMin * MINUTE_MS', '0'),
  'kitchen.density': density,
  'board.order': at('features/orders/board/board-columns.ts', "first === 'PLACED'", 'false'),
  'board.density': density,
  'board.scheduled': column('scheduled'),
  'board.ready': column('ready'),
  'board.outForDelivery': column('outForDelivery'),
  'board.done': column('done'),
  'board.cancelled': column('cancelled'),
};

export const DASHBOARD_BREAKS = Object.entries(IN_DASHBOARD);

/** How a setting is ignored, and in which workspace the test for it runs. */
export const breakOf = (key) =>
  key in IN_DASHBOARD ? { workspace: 'admin', ...IN_DASHBOARD[key] } : { workspace: 'cms', ...onServer(key) };
