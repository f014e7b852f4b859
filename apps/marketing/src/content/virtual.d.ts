/** The documents themselves: only for code that runs at build time. */
declare module 'virtual:content/documents' {
  import type { ContentFile } from './document.ts';

  const content: ContentFile;
  export default content;
}

/** Where a browser finds them. */
declare module 'virtual:content/files' {
  const files: { database: string; manifest: string };
  export default files;
}
