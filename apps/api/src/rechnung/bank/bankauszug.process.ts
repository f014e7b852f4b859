import { bediene } from '../../platform/bediene.ts';
import { deuteAuszug } from './deuteAuszug.ts';

bediene(async (bytes) => deuteAuszug(bytes as Uint8Array));
