import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from './csv';
import { ApiError, isUnreachable } from '@shared/api/error';
import { recordCrash } from '@shared/api/last-failure';

interface Sheet {
  fileName: string;
  csv: string;
  /** Whether there was more than a sheet takes. */
  cut: boolean;
  /** What to say of it. */
  message: string;
}

export interface ExportWords {
  /** What is on the button, and while it collects. */
  button: string;
  exporting: string;
  /** What to say when it fails. */
  failed: string;
}

interface ExportButtonProps {
  words: ExportWords;
  disabled: boolean;
  collect: (signal: AbortSignal) => Promise<Sheet>;
}

/** Collects what a list finds and hands it over as a file. A second press gives up. */
export function ExportButton({ words, disabled, collect }: ExportButtonProps) {
  const { t } = useTranslation('ui');
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const mine = (running.current = new AbortController());
    setBusy(true);
    try {
      const { fileName, csv, cut, message } = await collect(mine.signal);
      download(fileName, csv);
      notify?.({ type: cut ? 'progress' : 'success', message });
    } catch (error) {
      if (mine.signal.aborted) return;
      if (!(error instanceof ApiError)) recordCrash(error);
      const why = error instanceof ApiError ? error.message : '';
      const unsaid = t(isUnreachable(error) ? 'notDone.unreachable' : 'notDone.unexpected');
      notify?.({ type: 'error', message: words.failed, description: why || unsaid });
    } finally {
      running.current = null;
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      disabled={disabled}
      onClick={() => (running.current ? running.current.abort() : void start())}
    >
      {busy ? words.exporting : words.button}
    </Button>
  );
}
