import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';

/** How a refusal becomes sentences; the apps bring the one of their client. */
export type FaultReader = (error: unknown, labels: Readonly<Record<string, string>>) => FieldFault[];
