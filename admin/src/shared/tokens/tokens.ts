/** Every colour, size and time of the interface. The stylesheet and the antd theme are both made from here. */

export const STATE_TONES = ['waiting', 'preparing', 'ready', 'on-the-way', 'done', 'cancelled'] as const;
export type Tone = (typeof STATE_TONES)[number];

interface ToneColors {
  /** Words and icons on `soft` or on a surface. */
  text: string;
  soft: string;
  /** Filled parts, with `onSolid` on top. */
  solid: string;
  onSolid: string;
}

export interface Palette {
  page: string;
  surface: string;
  raised: string;
  sunken: string;
  hover: string;
  line: string;
  lineStrong: string;
  text: string;
  textSecondary: string;
  textMuted: string;
  accent: string;
  accentHover: string;
  accentSoft: string;
  accentText: string;
  onAccent: string;
  focus: string;
  shadow: string;
  backdrop: string;
  /** Figures of the period looked at, and the faint line of the period compared with. */
  chart: string;
  chartCompared: string;
  /** What stands side by side in a chart, in this order; colour-blind people tell all six apart. */
  chartSeries: readonly string[];
  /** From little to much. */
  chartScale: readonly string[];
  tones: Record<Tone, ToneColors>;
}

const light: Palette = {
  page: '#faf8f6',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f4f1ed',
  hover: '#f1ede8',
  line: '#e8e3dd',
  lineStrong: '#938880',
  text: '#231d19',
  textSecondary: '#564d46',
  textMuted: '#6f655d',
  accent: '#cb3c24',
  accentHover: '#ad301b',
  accentSoft: '#fdeee9',
  accentText: '#b1321c',
  onAccent: '#ffffff',
  focus: '#2050b0',
  shadow: '0 1px 2px rgb(35 29 25 / 6%), 0 8px 28px rgb(35 29 25 / 14%)',
  backdrop: 'rgb(35 29 25 / 36%)',
  chart: '#d9644d',
  chartCompared: '#9a8f86',
  chartSeries: ['#d9644d', '#4a7fc9', '#6a4710', '#4f9a94', '#512d96', '#332e2a'],
  chartScale: ['#ffe9e4', '#fec0b2', '#f3947f', '#e3674e', '#bc442c', '#892c1a'],
  tones: {
    waiting: { text: '#8a5802', soft: '#fdf1d9', solid: '#f0a431', onSolid: '#231d19' },
    preparing: { text: '#2050b0', soft: '#e8f0fd', solid: '#2f6fd6', onSolid: '#ffffff' },
    ready: { text: '#0a5c34', soft: '#e1f4e9', solid: '#0a6b3c', onSolid: '#ffffff' },
    'on-the-way': { text: '#7416d0', soft: '#f3eafd', solid: '#5b21b6', onSolid: '#ffffff' },
    done: { text: '#352e29', soft: '#f1ede8', solid: '#453d37', onSolid: '#ffffff' },
    cancelled: { text: '#c01e4a', soft: '#fdeaef', solid: '#cf2f5a', onSolid: '#ffffff' },
  },
};

const dark: Palette = {
  page: '#191613',
  surface: '#211d1a',
  raised: '#2a2521',
  sunken: '#1e1a17',
  hover: '#2c2723',
  line: '#37312c',
  lineStrong: '#857a71',
  text: '#f4efea',
  textSecondary: '#c4bab1',
  textMuted: '#a3988e',
  accent: '#cf4229',
  accentHover: '#bd3a22',
  accentSoft: '#3d231c',
  accentText: '#ff9a83',
  onAccent: '#ffffff',
  focus: '#8fc0ff',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 50%)',
  backdrop: 'rgb(0 0 0 / 56%)',
  chart: '#e58a76',
  chartCompared: '#857a71',
  chartSeries: ['#e58a76', '#3f76d0', '#e6b731', '#27808a', '#d8b9fd', '#e1dddb'],
  chartScale: ['#3b2824', '#6a372d', '#9c4533', '#ce543c', '#f1735a', '#feac9a'],
  tones: {
    waiting: { text: '#f5bd62', soft: '#3a2c14', solid: '#f0a431', onSolid: '#231d19' },
    preparing: { text: '#7ab6ff', soft: '#1b2a42', solid: '#2f6fd6', onSolid: '#ffffff' },
    ready: { text: '#7cf0b8', soft: '#15321f', solid: '#0a6b3c', onSolid: '#ffffff' },
    'on-the-way': { text: '#a981ff', soft: '#2d2145', solid: '#5b21b6', onSolid: '#ffffff' },
    done: { text: '#c4bab1', soft: '#2f2a26', solid: '#c4bab1', onSolid: '#191613' },
    cancelled: { text: '#ff7585', soft: '#3e1a23', solid: '#cf2f5a', onSolid: '#ffffff' },
  },
};

/** The kitchen's: black, so that a wall tablet is read from three metres. */
const night: Palette = {
  ...dark,
  page: '#000000',
  surface: '#0e0c0b',
  raised: '#171412',
  sunken: '#000000',
  hover: '#1f1b18',
  line: '#3b3530',
  lineStrong: '#9c9187',
  text: '#ffffff',
  textSecondary: '#dcd4cc',
  textMuted: '#b9afa6',
};

export const palettes = { light, dark, night } as const;
export type ThemeName = keyof typeof palettes;

export const font = {
  family: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  /** Body is 14; the kitchen's three are for a screen on a wall. */
  size: { 12: 12, 13: 13, 14: 14, 16: 16, 18: 18, 20: 20, 24: 24, 28: 28, 40: 40 },
  weight: { regular: 400, medium: 500, strong: 600 },
  line: 1.45,
} as const;

export const space = [4, 8, 12, 16, 20, 24, 32, 40, 48] as const;
export const radius = { control: 6, card: 8, pill: 999 } as const;
export const control = { height: 36, small: 28, large: 44 } as const;
export const motion = { fast: '120ms', slow: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
/** How wide what opens above a page is, where there is room for it. */
export const dialogWidth = { regular: 440, wide: 640 } as const;
export const drawerWidth = { navigation: 'min(280px, 86vw)', regular: 480, wide: 880 } as const;
export const layout = { sider: 232, siderCollapsed: 64, header: 56, form: 720 } as const;
