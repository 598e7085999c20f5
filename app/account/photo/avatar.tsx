import type { SignedInUser } from "../auth-state.tsx";

/**
 * Somebody's photo over their initials, which show where there is none and where it can't be had. Decoration beside a
 * name, so hidden from readers: the initials are drawn by the style sheet, and no text.
 */
export function Avatar({ user, large = false }: { user: SignedInUser; large?: boolean }) {
  return (
    <span className={large ? "avatar avatar-large" : "avatar"} data-initials={user.initials} aria-hidden="true">
      {user.photoUrl && <img src={user.photoUrl} alt="" width={128} height={128} decoding="async" />}
    </span>
  );
}
