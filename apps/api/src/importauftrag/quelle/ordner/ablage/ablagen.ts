import type { Ordnerart } from '@kehrtour/domain/importdatei/importordner';

import type { Ablageart } from './ablage.ts';
import { oeffneS3 } from './s3/oeffneS3.ts';
import { oeffneSftp } from './sftp/oeffneSftp.ts';

/** Every kind of place that a folder can lie in. */
export const ABLAGEN: Readonly<Record<Ordnerart, Ablageart>> = {
  sftp: { oeffne: oeffneSftp },
  s3: { oeffne: oeffneS3 },
};
