// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { readGeoJson, type GeoJsonNote } from '@domain/delivery';
import { ImportNotes } from '../../src/features/branches/zones/import-notes';
import zones from '../../src/locales/en/zones.json';
import { completeBrowser, speakEnglish } from '../browser-fixture';

const pin = (name: string) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Point', coordinates: [-46.6, -23.5] },
});
const line = {
  type: 'Feature',
  properties: null,
  geometry: {
    type: 'LineString',
    coordinates: [
      [-46.6, -23.5],
      [-46.5, -23.5],
    ],
  },
};

it('lists what of a file is left out, by kind and name', async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'zones', zones);
  const features = [...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(pin), line];
  const notes: GeoJsonNote[] = readGeoJson({ type: 'FeatureCollection', features }, null).notes;
  render(<ImportNotes notes={notes} />);
  expect(screen.getByText('7 pins left out: A, B, C, D, E and 2 more')).toBeDefined();
  expect(screen.getByText('Line left out: without a name')).toBeDefined();
});
