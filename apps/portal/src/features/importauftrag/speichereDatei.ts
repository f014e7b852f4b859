/** Hands bytes to the browser as a download. */
export function speichereDatei(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anker = document.createElement('a');
  anker.href = url;
  anker.download = name;
  anker.click();
  URL.revokeObjectURL(url);
}
