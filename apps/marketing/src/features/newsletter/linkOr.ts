import { ApiError } from '@kehrtour/api-client/client';

/** A link that is no longer good is not a fault of the form: it has words of its own. */
export async function linkOr<Answer>(
  call: () => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  onDeadLink: () => void,
): Promise<void> {
  try {
    onAnswer(await call());
  } catch (error) {
    // An empty code does not even look like one.
    if (!(error instanceof ApiError) || (error.status !== 410 && error.status !== 400)) throw error;
    onDeadLink();
  }
}
