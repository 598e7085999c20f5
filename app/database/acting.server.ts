import { AsyncLocalStorage } from "node:async_hooks";
import type { ActorKind } from "#db/schema/audit.ts";

/** Who does what is being done, and from where: what the audit log writes down (app/audit). */
export interface Actor {
  kind: ActorKind;
  /** An operator's account on the machine. */
  name?: string;
  /** A visitor's network (`192.0.2.0/24`), an operator's machine. */
  origin?: string;
}

const acting = new AsyncLocalStorage<Actor>();

/** Does `work` in somebody's name: whatever it calls and waits for is theirs. */
export function actingAs<Result>(actor: Actor, work: () => Result): Result {
  return acting.run(actor, work);
}

export function currentActor(): Actor {
  return acting.getStore() ?? { kind: "site" };
}
