/** How a process ends that got no connection to the database in time; any other failure is one of the program. */
export const unconnected = 75;

export class UnconnectedError extends Error {}

/** Whether an error says no more than that the machine was too busy to take a connection. */
export function isUnconnected(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return (
    cause instanceof UnconnectedError ||
    (cause instanceof Error && "code" in cause && ["CONNECT_TIMEOUT", "CONNECTION_CLOSED"].includes(String(cause.code)))
  );
}
