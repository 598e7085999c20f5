import { Button, type ButtonLook } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface CloseButtonProps {
  /** What a reader hears, as a cross is all that it shows. */
  label: string;
  look?: ButtonLook;
  className: string;
  onClose: () => void;
}

/** Puts away what lies over the page. */
export function CloseButton({ label, look = "outline", className, onClose }: CloseButtonProps) {
  return (
    <Button look={look} className={`button-icon ${className}`} aria-label={label} onClick={onClose}>
      <Icon name="close" />
    </Button>
  );
}
