import type { ReactNode } from "react";

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
      {title && <p className="notice-title">{title}</p>}
      {children}
    </div>
  );
}
