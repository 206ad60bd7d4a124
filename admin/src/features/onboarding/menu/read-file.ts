/**
 * The text of a file as spreadsheets write it: UTF-8, or what Excel on Windows writes in western countries when it is
 * asked for CSV.
 */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
