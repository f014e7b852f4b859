export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** Soft surface, its line, and a text colour that reads on it. */
export const TONE_SOFT: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-ink',
  accent: 'border-accent-line bg-accent-soft text-accent-ink',
  success: 'border-success-line bg-success-soft text-success',
  warning: 'border-warning-line bg-warning-soft text-warning',
  danger: 'border-danger-line bg-danger-soft text-danger',
  info: 'border-info-line bg-info-soft text-info',
};

/** Text and sign alone, on the page's own surface. */
export const TONE_TEXT: Record<Tone, string> = {
  neutral: 'text-muted',
  accent: 'text-accent-ink',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  info: 'text-info',
};
