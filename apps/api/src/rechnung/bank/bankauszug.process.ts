import { alsBytes, bediene } from '../../platform/process/bediene.ts';
import { deuteAuszug } from './deuteAuszug.ts';

bediene(async (bytes) => deuteAuszug(alsBytes(bytes)));
