/** Stable codes; the words belong to the caller. */
export type PlannerErrorCode =
  | 'duplicate-id'
  | 'unknown-vehicle'
  | 'unknown-stop'
  | 'unknown-cluster'
  | 'unknown-place'
  | 'not-a-number'
  | 'negative'
  | 'matrix-missing'
  | 'matrix-not-square'
  | 'window-reversed'
  | 'shift-reversed'
  | 'break-longer-than-shift'
  | 'break-outside-shift'
  | 'release-after-due'
  | 'visit-places-differ'
  | 'visit-windows-differ'
  | 'lock-contradicts'
  | 'position-without-vehicle'
  | 'position-taken'
  | 'position-gap';

/** The problem cannot be read. `path` names the field: `stops[3].windows[0].to`. */
export class PlannerError extends Error {
  readonly code: PlannerErrorCode;
  readonly path: string;
  constructor(code: PlannerErrorCode, path: string) {
    super(`${code} at ${path}`);
    this.name = 'PlannerError';
    this.code = code;
    this.path = path;
  }
}
