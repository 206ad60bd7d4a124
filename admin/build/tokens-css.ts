import type { Plugin } from 'vite';
import {
  control,
  font,
  layout,
  motion,
  palettes,
  radius,
  space,
  type Palette,
  type ThemeName,
} from '../src/shared/tokens/tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function colors(palette: Palette): string[] {
  const { tones, chartSeries, chartScale, ...plain } = palette;
  return [
    ...Object.entries(plain).map(([name, value]) => `--${kebab(name)}: ${value};`),
    ...chartSeries.map((value, index) => `--chart-series-${index + 1}: ${value};`),
    ...chartScale.map((value, index) => `--chart-scale-${index + 1}: ${value};`),
    ...Object.entries(tones).flatMap(([tone, parts]) =>
      Object.entries(parts).map(([part, value]) => `--${tone}-${kebab(part)}: ${String(value)};`),
    ),
  ];
}

const sizes = [
  `--font: ${font.family};`,
  `--line-height: ${font.line};`,
  ...Object.entries(font.size).map(([name, value]) => `--text-${name}: ${value / 16}rem;`),
  ...Object.entries(font.weight).map(([name, value]) => `--weight-${name}: ${value};`),
  ...space.map((value) => `--space-${value}: ${value}px;`),
  ...Object.entries(radius).map(([name, value]) => `--radius-${name}: ${value}px;`),
  ...Object.entries(control).map(([name, value]) => `--control-${name}: ${value}px;`),
  ...Object.entries(layout).map(([name, value]) => `--${kebab(name)}-size: ${value}px;`),
  ...Object.entries(motion).map(([name, value]) => `--motion-${name}: ${value};`),
];

const rule = (selector: string, lines: string[]) => `${selector} {\n  ${lines.join('\n  ')}\n}`;
const themed = (name: ThemeName) => [
  `color-scheme: ${name === 'light' ? 'light' : 'dark'};`,
  ...colors(palettes[name]),
];

/** The stylesheet of the tokens: sizes once, colours for each theme, the system's theme while none is chosen. */
export function tokensCss(): string {
  return [
    rule(':root', [...sizes, ...themed('light')]),
    `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme])', themed('dark'))}\n}`,
    rule("[data-theme='light']", themed('light')),
    rule("[data-theme='dark']", themed('dark')),
    rule("[data-theme='night']", themed('night')),
  ].join('\n\n');
}

const NAME = 'virtual:tokens.css';

/** Serves the design tokens as a stylesheet, so that colours are there before any script runs. */
export function tokensStylesheet(): Plugin {
  return {
    name: 'comanda:tokens',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? tokensCss() : null),
  };
}
