import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { UiProvider } from '../layout/UiProvider.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { showToast } from './showToast.tsx';

// A toast can be swiped away, and jsdom knows no pointer that is caught.
HTMLElement.prototype.setPointerCapture = () => undefined;
afterEach(cleanup);

const onOpenChange = vi.fn();
const shown = (open: boolean) => (
  <UiProvider navigate={() => undefined}>
    <Dialog title="Straße hinzufügen" open={open} onOpenChange={onOpenChange}>
      Felder
    </Dialog>
  </UiProvider>
);
const place = async (text: string) =>
  (await screen.findByText(text)).closest('[data-sonner-toast]')?.getAttribute('data-y-position');

describe('a toast beside a dialog', () => {
  it('stands at the head while the dialog needs the foot, and can still be undone', async () => {
    const onUndo = vi.fn();
    const { rerender } = render(shown(false));
    act(() => showToast('Eingetragen', { onUndo }));
    expect(await place('Eingetragen')).toBe('bottom');
    rerender(shown(true));
    expect(await place('Eingetragen')).toBe('top');
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    fireEvent.pointerDown(undo);
    fireEvent.pointerUp(undo);
    fireEvent.click(undo);
    expect(onUndo).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    rerender(shown(false));
    act(() => showToast('Wieder da'));
    expect(await place('Wieder da')).toBe('bottom');
  });
});
