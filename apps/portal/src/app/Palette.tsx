import { loadChunk } from '@kehrtour/shell/chunk';
import { useCommandKey } from '@kehrtour/ui/overlay/useCommandKey';
import { lazy, Suspense } from 'react';

export type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

const PaletteDialog = lazy(() =>
  loadChunk(() => import('./PaletteDialog.tsx')).then((module) => ({ default: module.PaletteDialog })),
);

/** Strg K; loaded with the first wish for it. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  useCommandKey(() => onOpenChange(!open));
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PaletteDialog open={open} onOpenChange={onOpenChange} />
    </Suspense>
  );
}
