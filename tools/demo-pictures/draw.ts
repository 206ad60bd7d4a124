import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cantinaBanner, cantinaLogo, sushiBanner, sushiLogo } from './brand';
import { COMBOS, DRINKS, SWEETS } from './cantina-drinks';
import { MEALS, PASTAS, SALADS, SNACKS, type Picture } from './cantina-food';
import { PIZZAS } from './cantina-pizzas';
import { sketchOf } from './canvas';
import { BOWLS, NIGIRIS, PLATTERS, ROLLS, STARTERS, SWEETS_AND_DRINKS } from './sushi-food';

/**
 * Draws every picture of the demo again: `npm run draw -w tools/demo-pictures [folder] [name…]`. The results are kept
 * in the repository, so that nobody has to wait for them.
 */

const PICTURES: Record<string, Record<string, Picture>> = {
  cantina: {
    ...PIZZAS,
    ...PASTAS,
    ...SNACKS,
    ...SALADS,
    ...COMBOS,
    ...MEALS,
    ...SWEETS,
    ...DRINKS,
    banner: cantinaBanner,
    logo: cantinaLogo,
  },
  sushi: {
    ...STARTERS,
    ...NIGIRIS,
    ...ROLLS,
    ...PLATTERS,
    ...BOWLS,
    ...SWEETS_AND_DRINKS,
    banner: sushiBanner,
    logo: sushiLogo,
  },
};
const QUALITY = 78;

async function main([
  folder = path.join('..', '..', 'cms', 'public', 'demo'),
  ...only
]: string[]): Promise<void> {
  let bytes = 0;
  for (const [business, pictures] of Object.entries(PICTURES)) {
    mkdirSync(path.join(folder, business), { recursive: true });
    for (const [name, draw] of Object.entries(pictures)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const svg = Buffer.from(draw(sketchOf(`${business}/${name}`)));
      const { size } = await sharp(svg)
        .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
        .toFile(path.join(folder, business, `${name}.webp`));
      bytes += size;
    }
  }
  console.log(`Drew the pictures into ${folder}: ${Math.round(bytes / 1024)} KB`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
