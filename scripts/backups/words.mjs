/** An instant as it may stand in the name of a file: 2026-11-22T07-12-00.512Z. */
export const stampOf = (instant) => instant.toISOString().replaceAll(':', '-');

export const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
