import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { IconButton } from '../action/IconButton.tsx';
import { OpenDialog } from './openDialogs.ts';

export type DialogProps = {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Buttons at the foot, the leading one first. */
  actions?: ReactNode;
  /** `alert` cannot be left by clicking beside it. */
  kind?: 'normal' | 'alert';
  size?: 'normal' | 'large';
};

const SIZES = { normal: 'sm:max-w-lg', large: 'sm:max-w-3xl' };

/** Asks for something that belongs to the page behind it; a sheet from below on the phone. */
export function Dialog({
  title,
  open,
  onOpenChange,
  children,
  actions,
  kind = 'normal',
  size = 'normal',
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={kind === 'normal'}
      className="fixed inset-0 z-50 flex items-end justify-center bg-soot-950/55 data-entering:animate-[appear_120ms] sm:items-center sm:p-6"
    >
      <Modal
        className={`flex max-h-[90dvh] w-full flex-col rounded-t-lg bg-raised text-ink shadow-lg data-entering:animate-[rise_160ms_var(--ease-out)] sm:rounded-lg forced-colors:border ${SIZES[size]}`}
      >
        <AriaDialog
          role={kind === 'alert' ? 'alertdialog' : 'dialog'}
          className="flex min-h-0 flex-col outline-none"
        >
          <OpenDialog />
          <header className="flex items-start justify-between gap-4 px-6 pt-4 pb-2">
            <Heading slot="title" level={2} className="py-1 text-lg font-bold">
              {title}
            </Heading>
            {kind === 'normal' ? (
              <span className="-mr-3">
                <IconButton
                  label="Schließen"
                  icon={<X aria-hidden className="size-5" />}
                  onPress={() => onOpenChange(false)}
                />
              </span>
            ) : null}
          </header>
          <div className="min-h-0 overflow-y-auto px-6 pb-6">{children}</div>
          {actions === undefined ? null : (
            <footer className="flex flex-col gap-3 border-t border-line px-6 py-4 sm:flex-row-reverse sm:justify-start">
              {actions}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
