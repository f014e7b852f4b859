import { cleanup, configure, getConfig } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach } from 'vitest';

// Parts load when they are drawn; beside everything else that is tested, nobody says when.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 30_000,
  // While something is waited for, nobody reads the page that did not have it yet: to print it was a sixteenth of all time.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** What one test said, the next one does not hear: toasts outlive the page that showed them. */
beforeEach(() => {
  toast.dismiss();
});

// Files share one page: what a file forgets to take away, the next one would find.
afterEach(cleanup);
