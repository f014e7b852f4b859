export type SkeletonProps = {
  /** The shape of what comes. */
  shape: 'text' | 'rows' | 'cards' | 'block';
  /** How many lines, rows or cards. */
  count?: number;
  /** Read out instead of the shapes. */
  label?: string;
};

const BONE = 'block animate-pulse rounded-sm bg-soot-500/16 forced-colors:border';
const WIDTHS = ['w-11/12', 'w-full', 'w-4/5', 'w-2/3'];

/** Holds the place of what is being loaded; never an empty calendar that looks like "no dates". */
export function Skeleton({ shape, count = 3, label = 'Wird geladen' }: SkeletonProps) {
  return (
    <output className="block animate-[appear_150ms_200ms_both]">
      <span className="sr-only">{label}</span>
      <span aria-hidden className={shape === 'cards' ? 'grid gap-4 sm:grid-cols-2' : 'flex flex-col gap-3'}>
        {Array.from({ length: shape === 'block' ? 1 : count }, (_, position) => (
          <Bone key={position} shape={shape} position={position} />
        ))}
      </span>
    </output>
  );
}

function Bone({ shape, position }: { shape: SkeletonProps['shape']; position: number }) {
  if (shape === 'text')
    return <span className={`h-4 ${BONE} ${WIDTHS[position % WIDTHS.length] ?? 'w-full'}`} />;
  if (shape === 'block') return <span className={`h-64 ${BONE} rounded-lg`} />;
  if (shape === 'cards') return <span className={`h-24 ${BONE} rounded-lg`} />;
  return (
    <span className="flex items-center gap-4 border-b border-line pb-3">
      <span className={`h-4 w-16 shrink-0 ${BONE}`} />
      <span className={`h-4 ${BONE} ${WIDTHS[position % WIDTHS.length] ?? 'w-full'}`} />
      <span className={`h-4 w-24 shrink-0 ${BONE}`} />
    </span>
  );
}
