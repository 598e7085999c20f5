import { useRef, useState, type MouseEvent, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "#app/forms/problems.ts";
import type { Language } from "#app/i18n/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { ProfileState } from "../account-calls.ts";
import { useAuth } from "../auth-state.tsx";
import { IdentityError } from "../identity/identity.ts";
import { problemsOf } from "../problems.ts";
import { EnterButton } from "./enter-button.tsx";

const googleCall = "/api/user/google";

interface GoogleButtonProps {
  language: Language;
  returnTo: string | null;
  /** Whether the server can take the visitor to Google and back, for browsers without script. */
  withoutScript: boolean;
  onSignedIn: (profile: ProfileState) => void;
  /** No form with an e-mail address follows. */
  alone?: boolean;
  /** The id of the form that follows, where what was chosen in it is needed: without script it goes along. */
  alongWith?: string | undefined;
}

/**
 * Signs in with Google: in a popup with script, by way of the server without. Where the popup can't be had, the way by
 * the server takes its place.
 */
export function GoogleButton({ language, returnTo, withoutScript, onSignedIn, alone, alongWith }: GoogleButtonProps) {
  const { t } = useTranslation();
  const auth = useAuth();
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const cancelled = useRef(false);

  const signIn = async (sendForm: () => void) => {
    try {
      onSignedIn(await auth.loginWithGoogle());
    } catch (error) {
      if (cancelled.current) return;
      if (withoutScript && hasNoPopup(error)) sendForm();
      else setProblem(problemsOf(error)[""]?.[0]);
    } finally {
      setWaiting(false);
    }
  };
  const start = (event: FormEvent | MouseEvent, sendForm: () => void) => {
    event.preventDefault();
    cancelled.current = false;
    setProblem(undefined);
    setWaiting(true);
    void signIn(sendForm);
  };
  // A popup that was closed is noticed only after seconds: whoever knows better need not wait.
  const onCancel = () => {
    cancelled.current = true;
    auth.cancelGoogle();
  };

  if (!withoutScript && !hydrated) return null;
  const words = (
    <>
      <GoogleMark />
      {waiting ? t("account.google.waiting") : t("account.google.continue")}
    </>
  );
  return (
    <div className="google">
      {problem !== undefined && <Notice kind="problem">{problemText(problem, t)}</Notice>}
      {alongWith === undefined ? (
        <form
          method="post"
          action={googleCall}
          onSubmit={(event) => {
            const form = event.currentTarget;
            start(event, () => form.submit());
          }}
        >
          <input type="hidden" name="language" value={language} />
          {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
          <Button look="outline" className="google-button" type="submit" disabled={waiting}>
            {words}
          </Button>
        </form>
      ) : (
        <>
          <EnterButton form={alongWith} />
          <input type="hidden" name="language" value={language} form={alongWith} />
          <Button
            look="outline"
            className="google-button"
            type="submit"
            form={alongWith}
            formAction={googleCall}
            formMethod="post"
            formNoValidate
            disabled={waiting}
            onClick={(event) => {
              const button = event.currentTarget;
              start(event, () => button.form?.requestSubmit(button));
            }}
          >
            {words}
          </Button>
        </>
      )}
      {waiting && (
        <Button look="quiet" onClick={onCancel}>
          {t("account.google.cancel")}
        </Button>
      )}
      {!alone && <p className="google-or">{t("account.google.or")}</p>}
    </div>
  );
}

function hasNoPopup(error: unknown): boolean {
  return error instanceof IdentityError && ["popup-blocked", "unreachable", "unexpected"].includes(error.failure);
}

/** Google's own mark, in the colours that its guidelines ask for. */
function GoogleMark() {
  return (
    <svg className="google-mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#4285f4"
        d="M46.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h12.4c-.5 2.9-2.1 5.3-4.6 7v5.8h7.5c4.4-4 6.8-9.9 6.8-16.8Z"
      />
      <path
        fill="#34a853"
        d="M24 47c6.2 0 11.4-2 15.2-5.6l-7.5-5.8c-2 1.4-4.700 2.2-7.7 2.2-6 0-11-4-12.8-9.5H3.5v6C7.3 41.8 15.1 47 24 47Z"
      />
      <path
        fill="#fbbc05"
        d="M11.2 28.3c-.5-1.4-.7-2.8-.7-4.3s.3-3 .7-4.3v-6H3.5C1.900 16.8 1 20.3 1 24s.9 7.2 2.500 10.3Z"
      />
      <path
        fill="#ea4335"
        d="M24 10.2c3.4 0 6.4 1.2 8.8 3.4l6.6-6.6C35.4 3.3 30.2 1 24 1 15.1 1 7.3 6.2 3.5 13.7l7.7 6c1.8-5.5 6.8-9.5 12.8-9.5Z"
      />
    </svg>
  );
}
