import { Toaster as SonnerToaster } from 'sonner';

/** The corner where toasts appear; part of UiProvider. */
export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-center"
      className="font-sans! sm:[--width:27rem]!"
      visibleToasts={3}
      containerAriaLabel="Meldungen"
      mobileOffset={{ bottom: 80, left: 16, right: 16 }}
      toastOptions={{ unstyled: true, classNames: { toast: 'w-full' } }}
    />
  );
}
