import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';

/** From the houses that an export no longer names to where many are decided by one press. */
export function Exportweg() {
  return (
    <p>
      <ButtonLink size="small" href="/liegenschaften/nicht-mehr-im-export">
        Gemeinsam entscheiden
      </ButtonLink>
    </p>
  );
}
