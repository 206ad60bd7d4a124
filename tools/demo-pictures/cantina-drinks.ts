import { burgerAt } from './burger';
import { put, svg, type Sketch } from './canvas';
import type { Picture } from './cantina-food';
import { cup } from './cup';
import { bottleAt, canAt, glass, glassAt, standing } from './drink';
import { fries } from './fries';
import { heap } from './pasta';
import { pizzaAt } from './pizza';
import { counter, napkin, plate, standingBoard, STANDING, table } from './setting';
import { glassFromAbove, spread } from './spread';
import * as sweet from './sweets';
import * as on from './toppings';

const ROSE = '#e3bdb4';
const MIST = '#c9d8d2';
const dessert =
  (draw: Picture, scale = 1.06): Picture =>
  (s) =>
    svg(s, counter(s, ROSE) + put(draw(s), { x: 320, y: STANDING - 18 }, 0, scale));
const gelatoCup = (s: Sketch) =>
  sweet.creamGlass(
    s,
    ['#f3b9c4'],
    put(sweet.scoop(s, '#f9edcf', 78), { x: -46, y: -66 }) +
      put(sweet.scoop(s, '#8d5a3c', 78), { x: 52, y: -60 }) +
      put(on.strawberry(s), { x: 6, y: -140 }, 0, 1.5),
    { x: 0, y: 40 },
    1.22,
  );

export const SWEETS: Record<string, Picture> = {
  pudim: dessert(sweet.flan),
  tiramisu: dessert(
    (s) =>
      sweet.layered(
        s,
        [
          ['#c99a62', 52],
          ['#fbf1dc', 46],
          ['#b98450', 48],
          ['#fdf6e6', 54],
        ],
        { dusted: '#6d4526' },
      ),
    1.1,
  ),
  'petit-gateau': dessert(sweet.moltenCake),
  'mousse-maracuja': dessert((s) =>
    sweet.creamGlass(
      s,
      ['#f9dc7c', '#fbe49a', '#f4b92a'],
      put(on.basil(s), { x: 0, y: -6 }, 70, 1.2),
      { x: 0, y: 40 },
      1.4,
    ),
  ),
  brigadeiros: dessert((s) =>
    [
      [-134, -62, 1.6],
      [134, -62, 1.6],
      [0, 6, 1.9],
    ]
      .map(([x = 0, y = 0, scale = 1], index) =>
        put(
          index === 1
            ? sweet.brigadeiro(s, '#f3e3c4', ['#ffffff', '#fbeecb', '#f0d9a4'])
            : sweet.brigadeiro(s),
          { x, y },
          0,
          scale,
        ),
      )
      .join(''),
  ),
  cannoli: (s) =>
    svg(
      s,
      table(s, ROSE) +
        napkin(s, '#b5604f', { x: 560, y: 570 }, 20, 300) +
        plate(s, 284) +
        put(sweet.cannolo(s, '#4d8f3f'), { x: 312, y: 228 }, -20, 1.3) +
        put(sweet.cannolo(s, '#5a2f1a'), { x: 332, y: 398 }, -20, 1.3),
    ),
  gelato: dessert(gelatoCup),
};

const bottles =
  (...drawn: readonly ((s: Sketch) => string)[]): Picture =>
  (s) =>
    standing(s, drawn.map((draw) => draw(s)).join(''), MIST);
const foot = (x: number, y = STANDING + 50) => ({ x, y });

export const DRINKS: Record<string, Picture> = {
  agua: bottles(
    (s) => bottleAt(s, { glass: '#cfe3ea', label: '#3f8fb5', form: 'water', cap: '#3f8fb5' }, foot(250), 1.2),
    (s) => glassAt(s, { liquid: '#dbeaf0', ice: 3 }, foot(428, STANDING + 66), 0.72),
  ),
  'agua-com-gas': bottles(
    (s) => bottleAt(s, { glass: '#bfe0d2', label: '#3f8f6b', form: 'water', cap: '#2f7d54' }, foot(250), 1.2),
    (s) => glassAt(s, { liquid: '#dbeaf0', ice: 3, citrus: '#7fae3d' }, foot(428, STANDING + 66), 0.72),
  ),
  'refrigerante-lata': bottles(
    (s) => canAt(s, '#2f7d54', foot(426), 1.2),
    (s) => canAt(s, '#e08a1e', foot(210), 1.2),
    (s) => canAt(s, '#b5341c', foot(318, STANDING + 74), 1.26),
  ),
  'refrigerante-2l': bottles(
    (s) => bottleAt(s, { glass: '#4a1d10', label: '#c8452d', form: 'soda', cap: '#c8452d' }, foot(258), 1.2),
    (s) => glassAt(s, { liquid: '#5a2413', ice: 4, foam: '#e6c9a4' }, foot(452, STANDING + 66), 0.66),
  ),
  'suco-laranja': (s) => glass(s, { liquid: '#f49b1f', ice: 3, citrus: '#f08a12', straw: '#b5341c' }, MIST),
  'limonada-suica': (s) =>
    glass(s, { liquid: '#e3edb0', deep: '#c3d884', ice: 4, citrus: '#7fae3d', mint: true }, MIST),
  'cha-gelado': (s) =>
    glass(
      s,
      { liquid: '#d9822b', deep: '#a8501a', ice: 4, citrus: '#e8c52e', mint: true, straw: '#3f6b4f' },
      MIST,
    ),
  'cafe-espresso': (s) => cup(s, { drink: '#3d1f10', foam: '#c98a4b' }),
  'cerveja-long-neck': bottles(
    (s) => bottleAt(s, { glass: '#5b3413', label: '#e7c46a', form: 'beer' }, foot(236), 1.2),
    (s) =>
      glassAt(s, { liquid: '#f1b32c', deep: '#d98a1a', foam: '#fff3d6' }, foot(424, STANDING + 66), 0.94),
  ),
  'vinho-tinto': bottles(
    (s) => bottleAt(s, { glass: '#27351f', label: '#efe2c4', form: 'wine', cap: '#6d1226' }, foot(236), 1.14),
    (s) => glassAt(s, { liquid: '#7c1730', shape: 'wine' }, foot(430, STANDING + 66), 0.98),
  ),
  'vinho-taca': (s) => glass(s, { liquid: '#7c1730', shape: 'wine' }, MIST),
  caipirinha: (s) =>
    glass(
      s,
      { liquid: '#dbe6a8', deep: '#b9cf6f', ice: 4, citrus: '#7fae3d', mint: true, shape: 'short' },
      MIST,
    ),
};

export const COMBOS: Record<string, Picture> = {
  'combo-lanche': (s) =>
    svg(
      s,
      counter(s, '#d9a05a') +
        standingBoard(s, 600) +
        canAt(s, '#b5341c', { x: 540, y: STANDING - 14 }, 0.86) +
        fries(s, { x: 424, y: STANDING - 2 }, 0.94) +
        burgerAt(
          s,
          { fillings: ['lettuce', 'beef', 'cheddar', 'tomato', 'lettuce'] },
          { x: 210, y: STANDING - 2 },
          0.94,
        ),
    ),
  'combo-casal': (s) =>
    spread(
      s,
      '#d8c3a5',
      napkin(s, '#8f3b2a', { x: 90, y: 560 }, -16, 300),
      plate(s, 250, '#c99866', { x: 290, y: 300 }),
      pizzaAt(
        s,
        {
          toppings: [
            [on.mozzarellaBall, 8],
            [on.tomato, 9, 'ring'],
            [on.basil, 11],
          ],
        },
        { x: 290, y: 300 },
        212,
      ),
      glassFromAbove(s, '#7c1730', { x: 556, y: 470 }, 66),
      glassFromAbove(s, '#f49b1f', { x: 500, y: 582 }, 66, '#f08a12'),
    ),
  'combo-familia': (s) =>
    spread(
      s,
      '#d8c3a5',
      pizzaAt(
        s,
        {
          toppings: [
            [on.calabresa, 30],
            [on.onion, 18],
            [on.blackOlive, 9],
            [on.herb, 40],
          ],
        },
        { x: 258, y: 250 },
        238,
      ),
      pizzaAt(
        s,
        {
          sauce: '#4a2312',
          cheese: '#6d3a20',
          sweet: true,
          toppings: [
            [on.strawberry, 16],
            [on.nut, 12],
          ],
        },
        { x: 480, y: 482 },
        148,
      ),
      glassFromAbove(s, '#5a2413', { x: 130, y: 540 }, 70),
      glassFromAbove(s, '#5a2413', { x: 270, y: 572 }, 62),
    ),
  'combo-massa': (s) =>
    spread(
      s,
      '#b9825e',
      plate(s, 236, '#f7f3ec', { x: 262, y: 270 }),
      put(heapAt(s), { x: 0, y: 0 }),
      glassFromAbove(s, '#d9822b', { x: 548, y: 196 }, 70, '#e8c52e'),
      plate(s, 122, '#f7f3ec', { x: 494, y: 490 }),
      put(sweet.cannolo(s, '#4d8f3f'), { x: 494, y: 490 }, -24, 0.62),
    ),
};

const heapAt = (s: Sketch) =>
  heap(
    s,
    {
      cut: 'strings',
      sauce: '#a83a1e',
      lumps: '#7a3a22',
      toppings: [
        [on.parmesan, 20, 0.5],
        [on.basil, 3, 0.3],
      ],
    },
    { x: 262, y: 270 },
    164,
  );
