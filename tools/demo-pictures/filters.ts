import { define, type Sketch } from './canvas';

/** What lies on something throws a small soft shadow to the lower right. */
export function lying(sketch: Sketch, height = 3, opacity = 0.45): string {
  return define(
    sketch,
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="${height * 0.5}" dy="${height * 0.9}" stdDeviation="${height * 0.8}" flood-color="#2a1206" flood-opacity="${opacity}"/></filter>`,
  );
}

export function blurred(sketch: Sketch, deviation: number): string {
  return define(
    sketch,
    (id) =>
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
}

/** A surface of soft hills with light on them: molten cheese, dough, cream. Shades stay warm: 0 is flat, 1 is deep. */
export function hilly(
  sketch: Sketch,
  { frequency = 0.02, height = 8, octaves = 2, gloss = 0, depth = 0.4 } = {},
): string {
  const seed = sketch.random.integer(1, 900);
  const shine =
    gloss > 0
      ? `<feSpecularLighting in="hills" surfaceScale="${height}" specularConstant="${gloss}" specularExponent="22" lighting-color="#fffaf0" result="gloss"><feDistantLight azimuth="230" elevation="50"/></feSpecularLighting><feComposite in="gloss" in2="SourceAlpha" operator="in" result="shine"/><feBlend in="shine" in2="lit" mode="screen"/>`
      : '';
  const row = (strength: number) => `${strength} 0 0 0 ${1.04 - strength * 0.83}`;
  return define(
    sketch,
    (id) => `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="noise"/>
<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.2 0 0 0 -0.1" result="rough"/>
<feGaussianBlur in="rough" stdDeviation="2.2" result="hills"/>
<feDiffuseLighting in="hills" surfaceScale="${height}" diffuseConstant="1" lighting-color="#ffffff" result="light"><feDistantLight azimuth="230" elevation="56"/></feDiffuseLighting>
<feColorMatrix in="light" type="matrix" values="${row(depth)} ${row(depth * 1.25)} ${row(depth * 1.7)} 0 0 0 1 0" result="warm"/>
<feComposite in="warm" in2="SourceAlpha" operator="in" result="warmIn"/>
<feBlend in="SourceGraphic" in2="warmIn" mode="multiply" result="lit"/>${shine}</filter>`,
  );
}

/** Edges that are not quite where they were drawn. */
export function uneven(sketch: Sketch, strength = 8, frequency = 0.03): string {
  const seed = sketch.random.integer(1, 900);
  return define(
    sketch,
    (id) =>
      `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${strength}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  );
}

/** Keeps of a shape only cloudy spots: where the oven has browned it. */
export function spotty(sketch: Sketch, { frequency = 0.03, cover = 0.5, soft = 6 } = {}): string {
  const seed = sketch.random.integer(1, 900);
  return define(
    sketch,
    (id) => `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" result="noise"/>
<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${soft} 0 0 ${-soft * (1 - cover)}" result="spots"/>
<feComposite in="SourceGraphic" in2="spots" operator="in"/></filter>`,
  );
}
