/** The member of a collection by which a file of our own is told from others: its properties are read as terms. */
export const OWN_FILE = { comanda: 1 } as const;

/** Whether a value is an object of JSON, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a file was exported by Comanda. */
export const isOwnFile = (file: unknown): boolean => isObject(file) && file.comanda === OWN_FILE.comanda;

/** The features of a file, also of one that is a single feature or a bare geometry; null where it is no GeoJSON. */
export function featuresOf(file: unknown): unknown[] | null {
  if (!isObject(file)) return null;
  if (file.type === 'FeatureCollection') {
    if (Array.isArray(file.features)) return file.features as unknown[];
    return file.features === null ? [] : null;
  }
  if (file.type === 'Feature') return [file];
  return typeof file.type === 'string' && ('coordinates' in file || 'geometries' in file)
    ? [{ type: 'Feature', geometry: file }]
    : null;
}

/** The properties of a feature; empty where they are no object. */
export const propertiesOf = (feature: unknown): Record<string, unknown> =>
  isObject(feature) && isObject(feature.properties) ? feature.properties : {};

/**
 * Whether a file says that it is in web mercator metres (EPSG:3857, or 900913 as it was called before), by the member
 * `crs` of GeoJSON 2008, which QGIS and GDAL still write.
 */
export function isWebMercator(file: unknown): boolean {
  const crs =
    isObject(file) && isObject(file.crs) && isObject(file.crs.properties) ? file.crs.properties : {};
  return typeof crs.name === 'string' && /EPSG:+(3857|900913)$/i.test(crs.name);
}
