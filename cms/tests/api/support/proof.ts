/** Whether everything is tried (`PROOF=1`) or, where that takes long, a part of it. */
export const PROOF = Boolean(process.env.PROOF);

/** How often to do something, or how much of it. */
export const thorough = (proof: number, otherwise: number): number => (PROOF ? proof : otherwise);

/** Says how many cases a suite went through. */
export function tally(suite: string, cases: number): void {
  console.log(`${suite}: ${cases} cases`);
}
