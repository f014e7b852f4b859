/** The two scripts that every page loads asynchronously (specification §1). */
export const SCRIPT_URLS = ['/scripts/reload-guard.js', '/scripts/web-vitals.js'] as const;
