import * as warm from './asian-bowl';
import { put, svg, type Sketch } from './canvas';
import type { Picture } from './cantina-food';
import { cup } from './cup';
import { bottleAt, canAt, glass, glassAt, standing } from './drink';
import { filledBowl } from './salad';
import { counter, STANDING } from './setting';
import { onSlate, rows, soy, type Piece } from './sushi';
import { gyoza, mochi, nigiri, sashimi, temaki, tempura } from './sushi-pieces';
import { roll } from './sushi-roll';
import { creamGlass, scoop } from './sweets';
import * as on from './toppings';

const [SALMON, TUNA, SHRIMP, AVOCADO, CREAM, CUCUMBER, CHICKEN, CRAB, WHITE] = [
  '#f2794a',
  '#c8354a',
  '#f4a07a',
  '#a9c65a',
  '#fffaf0',
  '#86b950',
  '#d9a86a',
  '#f0624a',
  '#f6e3d3',
] as const;
const TEAL = '#2c4a49';
const at = { x: -16, y: -24 };

const eight =
  (piece: Piece): Picture =>
  (s) =>
    onSlate(s, rows(piece, 4, 2, { dx: 137, dy: 166, at: { x: 0, y: -20 }, scale: 1.3 }), { garnish: false });
const pairs =
  (piece: Piece): Picture =>
  (s) =>
    onSlate(s, rows(piece, 2, 2, { dx: 224, dy: 158, at: { x: -46, y: -14 }, angle: -8, scale: 1.28 }));
const poke =
  (heaps: readonly Picture[]): Picture =>
  (s) =>
    filledBowl(s, {
      vessel: '#35474a',
      surface: TEAL,
      cloth: '#d9c3a0',
      bed: warm.riceBed,
      toppings: [[on.herb, 60, 0.95]],
      heaps,
    });

export const STARTERS: Record<string, Picture> = {
  gyozas: (s) =>
    onSlate(
      s,
      [
        ...rows(gyoza, 2, 3, { dx: 204, dy: 126, at: { x: -74, y: -24 }, scale: 1.16 }),
        [soy, { x: 212, y: -24 }],
      ],
      { garnish: false },
    ),
  edamame: (s) =>
    filledBowl(s, {
      vessel: '#35474a',
      surface: TEAL,
      cloth: '#d9c3a0',
      bed: () => '',
      toppings: [
        [warm.pod, 30, 0.84, 1.25],
        [warm.pod, 24, 0.62, 1.25],
        [on.parmesan, 12, 0.7, 0.5],
      ],
    }),
  'camarones-tempura': (s) =>
    onSlate(
      s,
      [
        ...rows(tempura, 1, 5, { dy: 78, at: { x: -58, y: -24 }, angle: -12, scale: 1.1 }),
        [soy, { x: 206, y: 80 }],
      ],
      { garnish: false },
    ),
  ceviche: (s) =>
    filledBowl(s, {
      vessel: '#e9e2d4',
      surface: TEAL,
      cloth: '#c8452d',
      bed: warm.limeJuiceBed('#e6dfae'),
      toppings: [
        [warm.cubes('#fbe3d0', 34), 8, 0.66, 1],
        [on.redPepperRing, 7, 0.7, 0.9],
        [on.onion, 22, 0.75],
        [on.corn, 22, 0.75, 1.5],
        [on.rocket, 9, 0.7, 0.8],
        [on.herb, 60, 0.8],
      ],
    }),
  'sopa-miso': (s) =>
    warm.soup(s, {
      broth: '#d3a35c',
      around: [warm.tofu, warm.tofu, warm.tofu, warm.tofu, warm.tofu],
      greens: 44,
    }),
};

export const NIGIRIS: Record<string, Picture> = {
  'nigiri-salmon': pairs(nigiri(SALMON)),
  'nigiri-atun': pairs(nigiri(TUNA, 'plain')),
  'nigiri-camaron': pairs(nigiri(SHRIMP, 'shrimp')),
  'sashimi-salmon': (s) =>
    onSlate(s, [
      [sashimi(SALMON, 6), { x: -54, y: -96 }, 0, 1.42],
      [sashimi(SALMON, 6), { x: -54, y: 74 }, 0, 1.42],
    ]),
  'sashimi-mixto': (s) =>
    onSlate(s, [
      [sashimi(SALMON), { x: -60, y: -138 }, 0, 1.22],
      [sashimi(TUNA), { x: -60, y: -22 }, 0, 1.22],
      [sashimi(WHITE), { x: -60, y: 94 }, 0, 1.22],
    ]),
};

export const ROLLS: Record<string, Picture> = {
  'california-roll': eight(roll({ inside: [CRAB, AVOCADO, CUCUMBER], coat: 'sesame' })),
  'avocado-roll': eight(roll({ inside: [SHRIMP, CREAM, CUCUMBER], drape: AVOCADO })),
  'acevichado-roll': eight(roll({ inside: [SHRIMP, AVOCADO], drape: WHITE, sauce: '#f0b53f' })),
  'ebi-furai-roll': eight(roll({ inside: [SHRIMP, CREAM, AVOCADO], coat: 'chive' })),
  'tori-roll': eight(roll({ inside: [CHICKEN, CREAM, CUCUMBER], coat: 'sesame', sauce: '#4a2313' })),
  'masago-roll': eight(roll({ inside: [SALMON, AVOCADO, CREAM], coat: 'roe' })),
  'huerta-roll': eight(roll({ inside: [CUCUMBER, '#e2702b', AVOCADO], inverted: false })),
  'norte-roll': eight(roll({ inside: [SHRIMP, AVOCADO, CREAM], drape: SALMON })),
  'hot-salmon': eight(roll({ inside: [SALMON, CREAM], coat: 'crisp', sauce: '#4a2313' })),
  'hot-camaron': eight(roll({ inside: [SHRIMP, CREAM, AVOCADO], coat: 'crisp', sauce: '#e2702b' })),
  'hot-pollo': eight(roll({ inside: [CHICKEN, CREAM], coat: 'crisp' })),
  'temaki-salmon': (s) =>
    onSlate(
      s,
      [
        [temaki(SALMON), { x: -112, y: -6 }, -22, 1.14],
        [temaki(SALMON), { x: 124, y: 2 }, 22, 1.14],
      ],
      { garnish: false },
    ),
  'temaki-camaron': (s) =>
    onSlate(
      s,
      [
        [temaki(SHRIMP), { x: -112, y: -6 }, -22, 1.14],
        [temaki(SHRIMP), { x: 124, y: 2 }, 22, 1.14],
      ],
      { garnish: false },
    ),
};

export const PLATTERS: Record<string, Picture> = {
  'tabla-20': (s) =>
    onSlate(
      s,
      [
        ...rows(nigiri(SALMON), 2, 1, { dx: 180, at: { x: -106, y: -164 } }),
        ...rows(nigiri(TUNA, 'plain'), 1, 1, { at: { x: 164, y: -164 } }),
        ...rows(roll({ inside: [SALMON, AVOCADO, CREAM], coat: 'sesame' }), 5, 1, {
          dx: 108,
          at: { x: 0, y: -56 },
        }),
        ...rows(roll({ inside: [CRAB, CUCUMBER], coat: 'crisp' }), 5, 1, {
          dx: 108,
          at: { x: 0, y: 56 },
          scale: 0.94,
        }),
        ...rows(roll({ inside: [TUNA], inverted: false }), 5, 1, {
          dx: 108,
          at: { x: 0, y: 156 },
          scale: 0.8,
        }),
      ],
      { garnish: false, sticks: true },
    ),
  'tabla-40': (s) =>
    onSlate(
      s,
      [
        ...rows(roll({ inside: [SHRIMP, CREAM, AVOCADO], drape: SALMON }), 6, 1, {
          dx: 92,
          at: { x: 0, y: -206 },
          scale: 0.86,
        }),
        ...rows(roll({ inside: [SALMON, AVOCADO], coat: 'roe' }), 6, 1, {
          dx: 92,
          at: { x: 0, y: -108 },
          scale: 0.86,
        }),
        ...rows(roll({ inside: [CHICKEN, CREAM], coat: 'crisp', sauce: '#4a2313' }), 6, 1, {
          dx: 92,
          at: { x: 0, y: -8 },
          scale: 0.8,
        }),
        ...rows(roll({ inside: [SHRIMP, CREAM], drape: AVOCADO }), 6, 1, {
          dx: 92,
          at: { x: 0, y: 94 },
          scale: 0.86,
        }),
        ...rows(roll({ inside: [TUNA], inverted: false }), 6, 1, {
          dx: 92,
          at: { x: 0, y: 196 },
          scale: 0.8,
        }),
      ],
      { garnish: false, sticks: false },
    ),
  'tabla-huerta': (s) =>
    onSlate(
      s,
      [
        ...rows(roll({ inside: [CUCUMBER, '#e2702b', AVOCADO], inverted: false }), 4, 1, {
          dx: 122,
          at: { x: at.x, y: -136 },
          scale: 1.04,
        }),
        ...rows(roll({ inside: ['#e2702b', CUCUMBER], drape: AVOCADO }), 4, 1, {
          dx: 122,
          at: { x: at.x, y: -16 },
          scale: 1.04,
        }),
        ...rows(roll({ inside: [AVOCADO, CREAM], coat: 'chive' }), 4, 1, {
          dx: 122,
          at: { x: at.x, y: 106 },
          scale: 1.04,
        }),
      ],
      { garnish: false },
    ),
};

export const BOWLS: Record<string, Picture> = {
  'poke-salmon': poke([
    warm.cubes(SALMON, 34),
    warm.fan('#4b8a35', '#d3df93'),
    warm.strips('#e2702b'),
    warm.cubes('#f6b93a', 28),
    warm.fan('#3f8038', '#d7e8b5'),
    warm.strips('#8a3a6b'),
  ]),
  'poke-pollo': poke([
    warm.cubes('#d9964a', 34),
    warm.strips('#e2702b'),
    warm.fan('#4b8a35', '#d3df93'),
    warm.cubes('#f0d36a', 24),
    warm.strips('#6fae3f'),
    warm.fan('#b5341c', '#fbe3e0'),
  ]),
  'ramen-cerdo': (s) =>
    warm.soup(s, {
      broth: '#c98a4b',
      noodles: true,
      around: [warm.softEgg, warm.chashu, warm.nori, warm.fishCake, warm.chashu],
    }),
  'ramen-vegetariano': (s) =>
    warm.soup(s, {
      broth: '#d9a55a',
      noodles: true,
      around: [
        warm.softEgg,
        warm.tofu,
        warm.strips('#5d9e38'),
        warm.tofu,
        warm.strips('#e2702b'),
        (k) => put(on.mushroom(k), { x: 0, y: 0 }, 0, 1.7),
      ],
    }),
};

const scoops = (s: Sketch) =>
  creamGlass(
    s,
    ['#e9e2d4'],
    put(scoop(s, '#a9c27a', 80), { x: -46, y: -64 }) +
      put(scoop(s, '#a9c27a', 80), { x: 50, y: -60 }) +
      put(on.basil(s), { x: 8, y: -132 }, 30),
    { x: 0, y: 40 },
    1.22,
  );

export const SWEETS_AND_DRINKS: Record<string, Picture> = {
  mochi: (s) =>
    onSlate(
      s,
      [
        [mochi('#f3b9c4'), { x: -136, y: -26 }, 0, 1.36],
        [mochi('#b9cf8a'), { x: 42, y: -112 }, 0, 1.36],
        [mochi('#f2e3bf'), { x: 88, y: 84 }, 0, 1.36],
      ],
      { garnish: false },
    ),
  'helado-te-verde': (s) =>
    svg(s, counter(s, '#8fb0a4') + put(scoops(s), { x: 320, y: STANDING - 18 }, 0, 1.06)),
  'te-verde': (s) => cup(s, { drink: '#9aa63c', china: '#3f5a58' }, '#b9906a'),
  'limonada-menta': (s) =>
    glass(
      s,
      { liquid: '#dfeaa6', deep: '#b3cf74', ice: 4, citrus: '#7fae3d', mint: true, straw: '#2c4a49' },
      '#8fb0a4',
    ),
  'bebida-lata': (s) =>
    standing(
      s,
      canAt(s, '#e08a1e', { x: 222, y: STANDING + 46 }, 1.2) +
        canAt(s, '#2c5f8a', { x: 412, y: STANDING + 60 }, 1.24),
      '#8fb0a4',
    ),
  'agua-mineral': (s) =>
    standing(
      s,
      bottleAt(
        s,
        { glass: '#cfe3ea', label: '#2c6f7a', form: 'water', cap: '#2c6f7a' },
        { x: 254, y: STANDING + 50 },
        1.2,
      ) + glassAt(s, { liquid: '#dbeaf0', ice: 3 }, { x: 430, y: STANDING + 66 }, 0.72),
      '#8fb0a4',
    ),
  'cerveza-artesanal': (s) =>
    standing(
      s,
      bottleAt(
        s,
        { glass: '#3d2410', label: '#d9c3a0', form: 'beer', cap: '#2c4a49' },
        { x: 240, y: STANDING + 50 },
        1.2,
      ) +
        glassAt(
          s,
          { liquid: '#d98a2a', deep: '#a85a14', foam: '#fff0d0' },
          { x: 424, y: STANDING + 66 },
          0.94,
        ),
      '#8fb0a4',
    ),
  sake: (s) =>
    standing(
      s,
      bottleAt(
        s,
        { glass: '#e6ece8', label: '#c8452d', form: 'wine', cap: '#2a1d18' },
        { x: 236, y: STANDING + 50 },
        1.14,
      ) + glassAt(s, { liquid: '#eef3ee', shape: 'short' }, { x: 430, y: STANDING + 66 }, 0.72),
      '#8fb0a4',
    ),
};
