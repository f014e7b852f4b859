import { toast } from 'sonner';
import { beforeEach } from 'vitest';

/** What one test said, the next one does not hear: toasts outlive the page that showed them. */
beforeEach(() => {
  toast.dismiss();
});
