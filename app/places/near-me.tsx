import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import { writeNear } from "./distance.ts";

interface NearMeProps {
  /** The same search, the closest to a position first. */
  to: (near: string) => string;
  /** Goes there. None on the server, which has the button ready without. */
  navigate?: ((to: string) => void) | undefined;
}

const options: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

/**
 * Asks for the visitor's position, on click only, and shows what is closest to it. Without script there is no button:
 * the place field serves. Until script runs its room is kept, so that nothing moves (near-me.css); a browser without positions has none.
 */
export function NearMe({ to, navigate }: NearMeProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<"waiting" | "missing" | "ready" | "pending" | "refused" | "failed">("waiting");
  useEffect(() => setState(window.isSecureContext && "geolocation" in navigator ? "ready" : "missing"), []);

  const find = () => {
    setState("pending");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("ready");
        navigate?.(to(writeNear({ lat: coords.latitude, lng: coords.longitude })));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? "refused" : "failed"),
      options,
    );
  };

  if (state === "missing") return null;
  const pending = state === "pending";
  return (
    <>
      <button
        type="button"
        className={state === "waiting" ? "near-me near-me-waiting" : "near-me"}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : find}
      >
        <Icon name="locate" />
        {t(pending ? "places.nearMe.pending" : "places.nearMe.label")}
      </button>
      <p className="near-me-trouble" role="alert">
        {(state === "refused" || state === "failed") && t(`places.nearMe.${state}`)}
      </p>
    </>
  );
}
