import type { Surface } from './contrast';

/** The surfaces of the design tokens that are hardest to stand out from; a test holds them to the tokens. */
export const LIGHT: Surface = { background: '#faf8f6', ink: '#231d19', isDark: false };
export const DARK: Surface = { background: '#2a2521', ink: '#191613', isDark: true };
