/** What a form without script, and the site's own scripts, send. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

type Refuse = (status: 400 | 415) => Response;

const names = { 400: "Bad Request", 415: "Unsupported Media Type" };

/**
 * The fields of a form; the one reader of them, as what is no form must not end in an error of ours.
 * @param refuse makes the answer to what is none; by default one that the nearest error page stands for
 * @throws a Response: 415 for another media type, 400 for a form that is broken or cut short
 */
export async function readForm(
  request: Request,
  refuse: Refuse = (status) => new Response(null, { status, statusText: names[status] }),
): Promise<FormData> {
  const type = request.headers.get("Content-Type");
  if (type === null || !formTypes.test(type)) throw refuse(415);
  try {
    // eslint-disable-next-line no-restricted-syntax -- this is where it is answered
    return await request.formData();
  } catch {
    throw refuse(400); // It says what it is, and is not.
  }
}
