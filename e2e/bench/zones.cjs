// Delivery zones of a branch around a square, two thirds of them by their place on the map: of five, two drawn; of five
// hundred, two hundred.
const SIDE = 0.2;
const SOUTH_WEST = { lat: -23.65, lng: -46.75 };

const terms = (index) => ({
  name: `Zone ${index}`,
  color: '#2f6db5',
  priority: index + 1,
  feeCents: 500 + index,
  feeTiers: [{ uptoMeters: 3000, feeCents: 300 }],
  etaMin: 20,
  etaMax: 40,
  days: [],
  state: 'ACTIVE',
});

/** The middle of a zone: evenly over the square. */
const middleOf = (index) => ({
  lat: SOUTH_WEST.lat + SIDE * ((index * 0.618) % 1),
  lng: SOUTH_WEST.lng + SIDE * ((index * 0.414) % 1),
});

const areas = [
  (index, corners) => ({
    kind: 'POLYGON',
    geometry: { points: lineAround(middleOf(index), SIDE / 8, corners) },
  }),
  (index, corners) => ({
    kind: 'POLYGON',
    geometry: { points: lineAround(middleOf(index), SIDE / 16, corners) },
  }),
  (index) => ({ kind: 'RADIUS', geometry: { center: middleOf(index), radiusMeters: 900 } }),
  (index) => ({
    kind: 'DISTRICT',
    geometry: { districts: [{ name: `District ${index}`, city: 'São Paulo' }] },
  }),
  (index) => ({
    kind: 'POSTAL_RANGE',
    geometry: { ranges: [{ from: `02${index}00000`.slice(0, 8), to: `02${index}99999`.slice(0, 8) }] },
  }),
];

function lineAround({ lat, lng }, reach, corners) {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    const far = reach * (0.9 + 0.1 * Math.sin(9 * angle));
    return { lat: lat + far * Math.sin(angle), lng: lng + far * Math.cos(angle) };
  });
}

/**
 * @param count a multiple of five: two of each five are drawn
 * @param corners of a drawn zone
 */
exports.zones = (count, corners = 500) =>
  Array.from({ length: count }, (_, index) => ({
    ...terms(index),
    ...areas[index % areas.length](index, corners),
  }));
