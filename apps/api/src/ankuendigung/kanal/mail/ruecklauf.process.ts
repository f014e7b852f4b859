import { asBytes, serveParent } from '../../../platform/process/serveParent.ts';
import { deuteRuecklauf } from './deuteRuecklauf.ts';

serveParent(async (bytes) => deuteRuecklauf(asBytes(bytes)));
