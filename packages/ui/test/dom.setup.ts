import { configure } from '@testing-library/react';
import { toast } from 'sonner';
import { beforeEach } from 'vitest';

// A part that loads when it is drawn needs more than a second where everything else is tested at the same time.
configure({ asyncUtilTimeout: 5_000 });

/** What one test said, the next one does not hear: toasts outlive the page that showed them. */
beforeEach(() => {
  toast.dismiss();
});
