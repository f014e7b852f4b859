import type { ReactNode } from 'react';
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';

export type DropZoneProps = {
  /** Name of the surface: "Datei hier ablegen". */
  label: string;
  onFiles: (files: File[]) => void;
  disabled?: boolean;
  children: ReactNode;
};

/** A surface that takes files dropped or pasted onto it; FileDrop is the ready-made field. */
export function DropZone({ label, onFiles, disabled, children }: DropZoneProps) {
  return (
    <AriaDropZone
      aria-label={label}
      isDisabled={disabled}
      getDropOperation={(types) => (types.has('Files') ? 'copy' : 'copy')}
      onDrop={async (event) => {
        const dropped = event.items.filter((item) => item.kind === 'file');
        onFiles(await Promise.all(dropped.map((item) => item.getFile())));
      }}
      className="rounded-lg border-2 border-dashed border-edge bg-surface data-drop-target:border-accent data-drop-target:bg-accent-soft data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus"
    >
      {children}
    </AriaDropZone>
  );
}
