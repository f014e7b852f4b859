import { asBytes, serveParent } from '../../platform/process/serveParent.ts';
import { deuteAuszug } from './deuteAuszug.ts';

serveParent(async (bytes) => deuteAuszug(asBytes(bytes)));
