interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * The one policy of trusted types, where the browser has them: a worker may be started from a file of this origin. Texts become
 * neither HTML nor script, so there is no rule for them (`require-trusted-types-for` in the gateway).
 */
export function trustOwnScripts(page: { readonly trustedTypes?: Policies; readonly origin: string }): void {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (URL.parse(url, page.origin)?.origin === page.origin ? url : null),
  });
}
