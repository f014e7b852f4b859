/** A mail that a server could not deliver: the ids that it may have, and why, as the office reads it. */
export type Ruecklauf = { readonly kennungen: string[]; readonly grund: string };
