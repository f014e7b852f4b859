import { Toaster as SonnerToaster } from 'sonner';

import { useDialogOpen } from '../overlay/openDialogs.ts';

/** Where toasts appear; part of UiProvider. At the foot; while a dialog is open in the upper corner, beside its title and away from its buttons. */
export function Toaster() {
  const above = useDialogOpen();
  return (
    // A deed can still be taken back while a dialog is open, and pressing there does not close the dialog.
    <div data-react-aria-top-layer="true">
      <SonnerToaster
        position={above ? 'top-right' : 'bottom-center'}
        className={`font-sans! ${above ? 'sm:[--width:22rem]!' : 'sm:[--width:27rem]!'}`}
        visibleToasts={3}
        containerAriaLabel="Meldungen"
        mobileOffset={{ top: 8, bottom: 80, left: 16, right: 16 }}
        toastOptions={{ unstyled: true, classNames: { toast: 'w-full' } }}
      />
    </div>
  );
}
