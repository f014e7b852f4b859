import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach } from 'vitest';

// Parts load when they are drawn; beside everything else that is tested, nobody says when.
configure({ asyncUtilTimeout: 30_000 });

/** What one test said, the next one does not hear: toasts outlive the page that showed them. */
beforeEach(() => {
  toast.dismiss();
});

// Files share one page: what a file forgets to take away, the next one would find.
afterEach(cleanup);
