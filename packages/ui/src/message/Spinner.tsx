/** A turning ring for waits of a second or two; appears after 200 ms so that quick answers do not flicker. */
export function Spinner() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      className="size-[1.125em] shrink-0 animate-[appear_150ms_200ms_both] "
    >
      <g className="origin-center animate-spin">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path
          d="M10 2a8 8 0 0 1 8 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
