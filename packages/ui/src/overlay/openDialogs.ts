import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();
const count = (by: 1 | -1): void => {
  open += by;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stands inside a dialog for as long as it is open. */
export function OpenDialog(): null {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}

/** Whether a dialog is open, for what must not stand in the way of its buttons. */
export const useDialogOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open > 0,
    () => false,
  );
