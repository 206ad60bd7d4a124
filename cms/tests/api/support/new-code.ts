let codes = 0;

/** A code that no other row of this run has; short enough after however many. */
export const newCode = () => `S${process.pid.toString(36)}-${(codes += 1).toString(36)}`.toUpperCase();
