/**
 * The condition on `sessions` for those that have not run out, with the present in milliseconds twice. The idle time is
 * counted in 8 bytes: thirty days are more milliseconds than an integer of PostgreSQL holds.
 */
export const STILL_OPEN = `expires_at > ? AND last_seen_at + CAST(idle_seconds AS BIGINT) * 1000 > ?`;
