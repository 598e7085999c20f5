import type { Category } from "./choice.ts";

/** Where every form about cookies is sent. */
export const consentCall = "/consent";

/** The element that holds the banner. */
export const bannerId = "cookie-banner";

/** The part of the cookies' page where choices are made. */
export const choicesAnchor = "choices";

/** What a form asks for, in its field `choice`; `save` takes the boxes that are ticked, named after their categories. */
export const consentChoices = ["accept", "refuse", "save"] as const;

/** A script that somebody has consented to. */
export interface Tag {
  category: Category;
  src: string;
  /** Attributes of its element, by which it knows what site it is for. */
  attributes: Readonly<Record<string, string>>;
}

/** What the banner's script is answered. */
export interface ConsentAnswer {
  /** For readers of the screen: the banner is gone. */
  said: string;
  /** To be loaded now. */
  tags: readonly Tag[];
}
