export interface PayloadSources<Data> {
  /** Address of the page, as the manifest lists it. */
  address: string;
  /** Addresses that were rendered at build time. */
  manifest: () => Promise<readonly string[]>;
  /** The file that was made beside the page's HTML. */
  payload: () => Promise<Data>;
  /** The same from the content database, for pages without such a file. */
  live: () => Promise<Data>;
}

/** A page's data: its payload where the manifest lists the page, else, or when that file cannot be had, the live way. */
export async function pagePayload<Data>(sources: PayloadSources<Data>): Promise<Data> {
  const listed = await sources.manifest().catch((): readonly string[] => []);
  if (!listed.includes(sources.address)) return sources.live();
  return sources.payload().catch(sources.live);
}
