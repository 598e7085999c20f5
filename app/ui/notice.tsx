import type { ReactNode } from "react";
import { UnbrokenText } from "./unbroken-text.tsx";

interface NoticeProps {
  kind?: "note" | "success" | "problem";
  title?: string;
  children?: ReactNode;
}

/** Something the visitor should know; a problem is announced at once. */
export function Notice({ kind = "note", title, children }: NoticeProps) {
  return (
    <div
      className={kind === "note" ? "notice" : `notice notice-${kind}`}
      role={kind === "problem" ? "alert" : undefined}
    >
      {title && (
        <p className="notice-title">
          <UnbrokenText text={title} />
        </p>
      )}
      {typeof children === "string" ? <UnbrokenText text={children} /> : children}
    </div>
  );
}
