import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

/** What stands above the last button when it finds no net: the script takes it out of here. */
export function OhneNetz() {
  return (
    <template data-ohne-netz>
      <div data-wartet-auf-netz tabIndex={-1} role="alert">
        <Notice
          tone="warning"
          title="Gerade haben Sie keine Verbindung"
          action={
            <>
              <PlainButton type="button" kind="secondary">
                <span data-nochmal>Jetzt noch einmal versuchen</span>
              </PlainButton>
              <PlainButton type="button" kind="quiet">
                <span data-nicht-senden>Nicht von selbst senden</span>
              </PlainButton>
            </>
          }
        >
          <p>
            Ihr Termin ist noch nicht gebucht. Alles, was Sie eingegeben haben, steht noch hier. Lassen Sie
            diese Seite offen: Sobald wieder Verbindung da ist, senden wir es von selbst.
          </p>
        </Notice>
      </div>
    </template>
  );
}
