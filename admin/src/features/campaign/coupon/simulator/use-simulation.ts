import type { simulateBody, SimulationLine } from '@contracts/coupons';
import type { SimulationResult } from '@domain/campaign';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '@shared/api/error';
import { requestLines } from '@shared/api/request-lines';

export type SimulationBody = z.output<typeof simulateBody>;

export type Simulation =
  | { state: 'IDLE' }
  /** `progress` from 0 to 1. */
  | { state: 'RUNNING'; progress: number }
  | { state: 'DONE'; body: SimulationBody; result: SimulationResult }
  | { state: 'FAILED'; error: ApiError };

/** Tries a coupon over past orders on the server, with progress; leaving the page or `cancel` ends it there too. */
export function useSimulation() {
  const [simulation, setSimulation] = useState<Simulation>({ state: 'IDLE' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (body: SimulationBody) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSimulation({ state: 'RUNNING', progress: 0 });
    const results: SimulationResult[] = [];
    const onLine = (line: SimulationLine) => {
      if ('result' in line) results.push(line.result);
      else setSimulation({ state: 'RUNNING', progress: line.progress });
    };
    try {
      await requestLines('POST', '/api/coupons/simulate', { body, onLine, signal: controller.signal });
      const [result] = results;
      // An answer without a result was cut off.
      if (!result) throw new ApiError(0, '', { code: 'UNREACHABLE' });
      setSimulation({ state: 'DONE', body, result });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setSimulation({ state: 'FAILED', error });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setSimulation({ state: 'IDLE' });
  };
  return { simulation, run, cancel };
}
