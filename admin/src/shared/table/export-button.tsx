import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { download } from './csv';
import { ApiError } from '@shared/api/error';

interface Sheet {
  fileName: string;
  csv: string;
  /** Whether there was more than a sheet takes. */
  cut: boolean;
  /** What to say of it. */
  message: string;
}

interface ExportButtonProps {
  /** What is on it: while it collects, with how many it has. */
  label: (count: number | null) => string;
  disabled: boolean;
  collect: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<Sheet>;
  /** What to say when it fails. */
  failed: string;
}

/** Collects what a list finds and hands it over as a file. A second press gives up. */
export function ExportButton({ label, disabled, collect, failed }: ExportButtonProps) {
  const { open: notify } = useNotification();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const mine = (running.current = new AbortController());
    setCount(0);
    try {
      const { fileName, csv, cut, message } = await collect(mine.signal, setCount);
      download(fileName, csv);
      notify?.({ type: cut ? 'progress' : 'success', message });
    } catch (error) {
      if (mine.signal.aborted) return;
      const why = error instanceof ApiError ? error.message : '';
      notify?.({ type: 'error', message: failed, description: why });
    } finally {
      running.current = null;
      setCount(null);
    }
  };
  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      disabled={disabled}
      onClick={() => (running.current ? running.current.abort() : void start())}
    >
      {label(count)}
    </Button>
  );
}
