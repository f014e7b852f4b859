/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';

/** The district of Lauf lies beside the repository and is never copied into it. */
const ORDNER = new URL('../../../../shared/data/lauf/', import.meta.url);

/** CP850 from 0x80 on, as old DOS programs write it. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

export type LaufDatei =
  | 'lauf-aufgaben-cp1252.csv'
  | 'lauf-liegenschaften-utf8.csv'
  | 'lauf-dos-cp850.txt'
  | 'lauf-koordinaten.json';

/** Word for a skipped test where the district is not there. */
export const LAUF_FEHLT = 'Distrikt Lauf liegt nicht neben dem Projekt (../shared/data/lauf)';

export function laufVorhanden(): boolean {
  return existsSync(new URL('lauf-aufgaben-cp1252.csv', ORDNER));
}

export function laufBytes(datei: LaufDatei): Uint8Array {
  return readFileSync(new URL(datei, ORDNER));
}

/** The same bytes read in each encoding that has to be told apart. */
export function lesarten(bytes: Uint8Array): { name: 'utf-8' | 'windows-1252' | 'cp850'; text: string }[] {
  return [
    { name: 'utf-8', text: new TextDecoder('utf-8').decode(bytes) },
    { name: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) },
    { name: 'cp850', text: alsCp850(bytes) },
  ];
}

function alsCp850(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : CP850[byte - 0x80])).join('');
}
