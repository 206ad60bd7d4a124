import { box, disc, layer, linear, oval, put, radial, shape, stroke, svg, type Sketch } from './canvas';
import { darker, lighter } from './color';
import { lying } from './filters';
import { heap } from './pasta';
import { pizzaAt } from './pizza';
import { bowl, napkin, plate, table, tray } from './setting';
import { cubes, fan, strips } from './asian-bowl';
import { chopsticks, soy } from './sushi';
import { nigiri, sashimi } from './sushi-pieces';
import { roll } from './sushi-roll';
import * as on from './toppings';

/** What stands for a business: the wide picture above its menu (1200 × 400) and its mark (256 × 256). */

const [WIDTH, HEIGHT] = [1200, 400];
const LOGO_SIDE = 256;

export function cantinaBanner(sketch: Sketch): string {
  const planks = [0, 1, 2, 3].map(
    (row) =>
      box(
        0,
        row * 100,
        WIDTH,
        98,
        0,
        linear(sketch, [
          [0, '#5b3a22'],
          [0.5, '#4a2d19'],
          [1, '#3a2211'],
        ]),
      ) +
      [0.3, 0.6]
        .map((part) =>
          stroke(
            `M0 ${row * 100 + part * 98}Q600 ${row * 100 + part * 98 + sketch.random.between(-10, 10)} 1200 ${row * 100 + part * 98}`,
            '#2a180b',
            2,
            'opacity=".35"',
          ),
        )
        .join(''),
  );
  const flour = Array.from({ length: 130 }, () =>
    disc(
      sketch.random.between(0, WIDTH),
      sketch.random.between(0, HEIGHT),
      sketch.random.between(0.8, 2.6),
      '#fff4e0',
      'opacity=".5"',
    ),
  );
  const tomatoes = [
    [474, 78],
    [520, 330],
    [780, 60],
    [812, 350],
    [1150, 96],
  ].map(([x = 0, y = 0], index) =>
    put(
      index % 2 === 0 ? on.cherryTomato(sketch) : on.tomato(sketch),
      { x, y },
      index * 40,
      index % 2 === 0 ? 2 : 1.3,
    ),
  );
  const leaves = [
    [450, 330],
    [556, 56],
    [742, 352],
    [846, 92],
    [36, 60],
  ].map(([x = 0, y = 0], index) => put(on.basil(sketch), { x, y }, index * 70, 1.6));
  return svg(
    sketch,
    box(0, 0, WIDTH, HEIGHT, 0, '#241308') +
      planks.join('') +
      flour.join('') +
      box(
        0,
        0,
        WIDTH,
        HEIGHT,
        0,
        radial(
          sketch,
          [
            [0, '#ffd9a0', 0.28],
            [0.6, '#2a1206', 0.05],
            [1, '#1a0a03', 0.5],
          ],
          { cx: 0.4, cy: 0.3, r: 0.9 },
        ),
      ) +
      put(
        pizzaAt(
          sketch,
          {
            toppings: [
              [on.mozzarellaBall, 8],
              [on.tomato, 9, 'ring'],
              [on.basil, 11],
            ],
          },
          { x: 0, y: 0 },
          236,
        ),
        { x: 214, y: 214 },
      ) +
      napkin(sketch, '#a9472f', { x: 650, y: 210 }, 12, 260) +
      plate(sketch, 168, '#f7f3ec', { x: 650, y: 200 }) +
      heap(
        sketch,
        {
          cut: 'strings',
          sauce: '#a83a1e',
          lumps: '#7a3a22',
          toppings: [
            [on.parmesan, 18, 0.5],
            [on.basil, 3, 0.3],
          ],
        },
        { x: 650, y: 200 },
        118,
      ) +
      put(
        pizzaAt(
          sketch,
          {
            toppings: [
              [on.pepperoni, 26],
              [on.blackOlive, 10],
              [on.herb, 30],
            ],
          },
          { x: 0, y: 0 },
          190,
        ),
        { x: 1040, y: 236 },
      ) +
      layer(lying(sketch, 5), ...tomatoes) +
      layer(lying(sketch, 4), ...leaves),
    WIDTH,
    HEIGHT,
  );
}

export function sushiBanner(sketch: Sketch): string {
  const [salmon, tuna, avocado] = ['#f2794a', '#c8354a', '#a9c65a'] as const;
  const laid = [
    ...[0, 1, 2, 3, 4].map((index) =>
      put(
        roll({ inside: [salmon, avocado, '#fffaf0'], coat: 'sesame' })(sketch),
        { x: 356 + index * 112, y: 100 },
        0,
        0.98,
      ),
    ),
    ...[0, 1, 2, 3, 4].map((index) =>
      put(
        roll({ inside: ['#f4a07a', avocado], drape: salmon })(sketch),
        { x: 356 + index * 112, y: 206 },
        0,
        0.98,
      ),
    ),
    put(nigiri(tuna, 'plain')(sketch), { x: 398, y: 314 }, -4, 0.92),
    put(nigiri(salmon)(sketch), { x: 580, y: 314 }, -4, 0.92),
    put(nigiri('#f4c33c', 'omelette')(sketch), { x: 762, y: 314 }, -4, 0.92),
  ];
  const poke = [
    cubes(salmon, 34),
    fan('#4b8a35', '#d3df93'),
    strips('#e2702b'),
    cubes('#f6b93a', 28),
    strips('#8a3a6b'),
  ].map((part, index) => {
    const angle = (index / 5) * 6.28;
    return put(
      part(sketch),
      { x: 1050 + Math.cos(angle) * 76, y: 206 + Math.sin(angle) * 76 },
      (angle * 180) / Math.PI + 90,
      0.68,
    );
  });
  return svg(
    sketch,
    table(sketch, '#233c3c', WIDTH, HEIGHT) +
      tray(sketch, 640, 372, '#454b50', { radius: 14, center: { x: 580, y: 202 } }) +
      laid.map((piece) => layer(lying(sketch, 6, 0.6), piece)).join('') +
      layer(lying(sketch, 6, 0.6), put(sashimi(salmon, 4)(sketch), { x: 130, y: 116 }, -14, 1.2)) +
      layer(lying(sketch, 6, 0.6), put(sashimi(tuna, 4)(sketch), { x: 120, y: 286 }, -14, 1.2)) +
      bowl(sketch, 176, '#8d2f20', { x: 1050, y: 206 }) +
      disc(
        1050,
        206,
        150,
        radial(sketch, [
          [0, '#ffffff'],
          [1, '#ddd2bb'],
        ]),
      ) +
      poke.join('') +
      put(soy(sketch), { x: 880, y: 60 }, 0, 0.66) +
      put(chopsticks(sketch), { x: 600, y: -214 }),
    WIDTH,
    HEIGHT,
  );
}

export function cantinaLogo(sketch: Sketch): string {
  const slice = 'M-74 -52Q0 -86 74 -52L8 92Q0 102 -8 92Z';
  const cheese = 'M-64 -44Q0 -72 64 -44L6 82Q0 90 -6 82Z';
  const ground = radial(sketch, [
    [0, '#d9573c'],
    [1, '#a8321b'],
  ]);
  const rounds = [
    [-26, -24],
    [24, -18],
    [0, 24],
  ].map(([x = 0, y = 0]) => put(on.pepperoni(sketch), { x, y }, 0, 0.62));
  return svg(
    sketch,
    box(0, 0, LOGO_SIDE, LOGO_SIDE, 0, ground) +
      disc(128, 128, 112, 'none', 'stroke="#ffe9c9" stroke-width="4" opacity=".85"') +
      disc(128, 128, 104, 'none', 'stroke="#ffe9c9" stroke-width="1.5" opacity=".6"') +
      layer(
        lying(sketch, 6),
        put(
          shape(
            slice,
            linear(sketch, [
              [0, '#e0a654'],
              [0.3, '#f2cf92'],
              [1, '#d99a4a'],
            ]),
          ) +
            shape(
              cheese,
              radial(sketch, [
                [0, '#fbe6a8'],
                [1, '#f0c66a'],
              ]),
            ) +
            rounds.join('') +
            put(on.basil(sketch), { x: 30, y: -72 }, 58, 0.95) +
            put(on.basil(sketch), { x: -2, y: -82 }, -12, 0.95),
          { x: 128, y: 126 },
          0,
          1.04,
        ),
      ),
    LOGO_SIDE,
    LOGO_SIDE,
  );
}

export function sushiLogo(sketch: Sketch): string {
  const needle = [0, 90, 180, 270].map((angle) =>
    put(
      shape('M0 -108L9 -84L-9 -84Z', angle === 0 ? '#f2794a' : '#e9f0ec', angle === 0 ? '' : 'opacity=".55"'),
      { x: 128, y: 128 },
      angle,
    ),
  );
  return svg(
    sketch,
    box(
      0,
      0,
      LOGO_SIDE,
      LOGO_SIDE,
      0,
      radial(sketch, [
        [0, lighter('#2c4a49', 0.14)],
        [1, darker('#2c4a49', 0.3)],
      ]),
    ) +
      disc(128, 128, 114, 'none', 'stroke="#e9f0ec" stroke-width="3" opacity=".7"') +
      needle.join('') +
      layer(
        lying(sketch, 7, 0.6),
        put(
          roll({ inside: ['#f2794a', '#a9c65a', '#fffaf0'], inverted: false })(sketch),
          { x: 128, y: 128 },
          0,
          1.36,
        ),
      ) +
      oval(104, 92, 22, 9, '#fff', 'opacity=".25" transform="rotate(-35 104 92)"'),
    LOGO_SIDE,
    LOGO_SIDE,
  );
}
