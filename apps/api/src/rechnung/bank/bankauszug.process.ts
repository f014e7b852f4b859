import { bediene } from '../../platform/process/bediene.ts';
import { deuteAuszug } from './deuteAuszug.ts';

bediene(async (bytes) => deuteAuszug(bytes as Uint8Array));
