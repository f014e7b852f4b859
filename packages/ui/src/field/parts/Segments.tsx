import { DateInput, DateSegment } from 'react-aria-components/DateField';

import { SEGMENT_LOOK } from '../../look/segment.ts';

/** Day, month, hour: each typed by itself, arrow keys count. */
export function Segments({ className }: { className: string }) {
  return (
    <DateInput className={className}>
      {(segment) => <DateSegment segment={segment} className={SEGMENT_LOOK} />}
    </DateInput>
  );
}
