import { fileTerms, problemsOfFile, termsIn, zonesOfFile, type ZoneOfFile } from '@contracts/zone-files';
import { readGeoJson, type GeoJsonNote, type Point } from '@domain/delivery';
import { fieldIssue, schemaIssues, type FieldIssue } from '@shared/form/issues';

export interface ReadZoneFile {
  zones: ZoneOfFile[];
  issues: FieldIssue[];
  /** The parts of the file that are left out, and those that are adapted. */
  notes: GeoJsonNote[];
}

/** What the server would make of a GeoJSON file, and all that it would have against it. */
export function readZoneFile(file: unknown, branch: Point | null, country: string): ReadZoneFile {
  const { areas, problems, notes } = readGeoJson(file, branch);
  const said = termsIn(file);
  const terms = fileTerms.safeParse(said);
  const issues = [...problems.map(fieldIssue), ...schemaIssues(fileTerms, said)];
  const zones = terms.success ? zonesOfFile(areas, terms.data, 0) : [];
  return { zones, issues: [...issues, ...problemsOfFile(zones, country).map(fieldIssue)], notes };
}

/** Which feature of a file an issue is about, counted from one, and which of its properties; null for the whole. */
export function placeInFile(path: string): { feature: number; property: string | null } | null {
  const [, feature, , ...property] = path.split('.');
  if (feature === undefined) return null;
  return {
    feature: Number(feature) + 1,
    property: path.includes('.properties.') ? property.join('.') : null,
  };
}
