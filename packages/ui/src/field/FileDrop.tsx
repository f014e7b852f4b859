import { CircleAlert, FileUp } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';

import { Button } from '../action/Button.tsx';
import { DropZone } from './DropZone.tsx';

export type FileDropProps = {
  label: string;
  /** Kinds and size in words: "CSV, TXT oder Excel, bis 20 MB". */
  hint?: string;
  /** Extensions or MIME types for the system's chooser. */
  accept?: readonly string[];
  several?: boolean;
  onFiles: (files: File[]) => void;
  busy?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  id?: string;
};

/** Drop a file, paste it, or choose it. Checking what it is belongs to the app. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, several = false, onFiles, busy = false, disabled = false, error, id } = props;
  return (
    <div id={id} className="flex flex-col gap-2">
      <DropZone label={label} onFiles={onFiles} disabled={disabled || busy}>
        <div className="flex flex-col items-center gap-4 px-4 py-8 text-center sm:py-12">
          <FileUp aria-hidden strokeWidth={1.5} className="size-8 text-brass-ink" />
          <div>
            <p className="text-lg font-semibold">{label}</p>
            {hint === undefined ? null : <p className="mt-1 text-sm text-muted">{hint}</p>}
          </div>
          <FileTrigger
            allowsMultiple={several}
            {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
            onSelect={(list) => onFiles(Array.from(list ?? []))}
          >
            <Button busy={busy} disabled={disabled}>
              Datei auswählen
            </Button>
          </FileTrigger>
        </div>
      </DropZone>
      {error === undefined ? null : (
        <p role="alert" className="flex gap-2 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
