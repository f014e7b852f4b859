/** Made by plugin/patternSite.ts from the sources of all stories; an ambient module cannot name a file of ours. */
declare module 'virtual:patterns' {
  export const categories: unknown;
}
