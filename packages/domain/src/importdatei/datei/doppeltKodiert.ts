/** The signs of Windows-1252 between 0x80 and 0x9F, by their bytes. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/** Both bytes of a letter of ours, each of them shown as a letter: `Ã¼`. Nothing that people write looks so. */
const PAAR = /([ÂÃ])([\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])/g;

/** Undoes what comes of UTF-8 that somebody opened as Windows-1252 and saved as UTF-8 again: `StraÃŸe`. */
export const entwirre = (text: string): string =>
  text.replaceAll(PAAR, (_, erstes: string, zweites: string) => {
    const stelle = WINDOWS.indexOf(zweites);
    const byte = stelle < 0 ? zweites.charCodeAt(0) : 0x80 + stelle;
    return String.fromCharCode(((erstes === 'Ã' ? 3 : 2) << 6) | (byte & 0x3f));
  });
