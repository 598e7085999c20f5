/** In development, in place of a text: why it can't be shown. */
export function BrokenText({ heading, reason }: { heading: string; reason: string }) {
  return (
    <div className="broken-text" role="alert">
      <p>
        <strong>{heading}</strong>
      </p>
      <p lang="en">{reason}</p>
    </div>
  );
}
