/** Made by plugin/patternSite.ts from the sources of all stories; an ambient module cannot name a file of ours. */
/** Versions of the pattern library, from its CHANGELOG. */
declare module 'virtual:releases' {
  export const releases: unknown;
}
declare module 'virtual:patterns' {
  export const categories: unknown;
}
