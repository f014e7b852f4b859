/** Where the picture of a page lies that others show when somebody passes its address on. */
export function shareAddress(address: string): string {
  return `/og${address === '/' ? '/start' : address}.png`;
}
