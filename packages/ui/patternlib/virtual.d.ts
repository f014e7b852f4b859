/** Made by plugin/patternSite.ts from the sources of all stories; an ambient module cannot name a file of ours. */
/** Versions of the pattern library, from its CHANGELOG. */
declare module 'virtual:releases' {
  // oxlint-disable-next-line consistent-type-imports -- a module declared like this has no imports of its own
  export const releases: readonly import('./pattern.props.ts').Release[];
}
declare module 'virtual:patterns' {
  // oxlint-disable-next-line consistent-type-imports -- a module declared like this has no imports of its own
  export const categories: readonly import('./pattern.props.ts').PackedCategory[];
}
