import { useAuth } from '@kehrtour/auth/react/useAuth';
import { loadChunk } from '@kehrtour/shell/chunk';
import { lazy, Suspense, useState } from 'react';

const SessionEndDialog = lazy(() =>
  loadChunk(() => import('./SessionEndDialog.tsx')).then((module) => ({ default: module.SessionEndDialog })),
);

/** Five minutes before the end of the session there is a way to go on; asked once. */
export function SessionEndNotice({ email }: { email: string }) {
  const { endsSoon } = useAuth();
  const [dismissed, setDismissed] = useState(false);
  if (!endsSoon && dismissed) setDismissed(false);
  if (!endsSoon || dismissed) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndDialog email={email} onClose={() => setDismissed(true)} />
    </Suspense>
  );
}
