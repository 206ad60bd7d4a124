import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { loadWords } from './common-passwords';

/** From 0 (guessed at once) to 4 (not guessed by anybody). */
export type Strength = 0 | 1 | 2 | 3 | 4;

let loading: Promise<ZxcvbnFactory> | null = null;

function loadEstimator(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), loadWords()]).then(
    ([core, words]) =>
      new core.ZxcvbnFactory({ dictionary: words.dictionary, graphs: words.adjacencyGraphs }),
  );
  loading.catch(() => (loading = null));
  return loading;
}

/** How hard `password` is to guess for somebody who knows `known`: the person's own name, e-mail, business. */
export async function strengthOf(password: string, known: readonly string[]): Promise<Strength> {
  const estimator = await loadEstimator();
  // Estimating takes longer the longer the text is; beyond this the answer is the same.
  return estimator.check(password.slice(0, 100), known.flatMap(wordsOf)).score;
}

const wordsOf = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);
