/** What a form without script, and the site's own scripts, send. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** The same as one of them: its fields are counted before they are taken apart, which takes longer than anything else. */
const urlEncoded = /^application\/x-www-form-urlencoded/i;
/** Fields of a form: a search with every filter has thirty. */
const mostFields = 500;

type Refuse = (status: 400 | 415) => Response;

const names = { 400: "Bad Request", 415: "Unsupported Media Type" };

/**
 * The fields of a form; the one reader of them, as what is no form must not end in an error of ours.
 * @param refuse makes the answer to what is none; by default one that the nearest error page stands for
 * @throws a Response: 415 for another media type, 400 for a form that is broken, cut short or has too many fields
 */
export async function readForm(
  request: Request,
  refuse: Refuse = (status) => new Response(null, { status, statusText: names[status] }),
): Promise<FormData> {
  const type = request.headers.get("Content-Type");
  if (type === null || !formTypes.test(type)) throw refuse(415);
  try {
    // oxlint-disable-next-line quartier/read-forms -- this is where it is answered
    if (!urlEncoded.test(type)) return await request.formData();
    const text = await request.text();
    if (text.split("&", mostFields + 1).length <= mostFields) return fieldsOf(new URLSearchParams(text));
  } catch {
    // It says what it is, and is not.
  }
  throw refuse(400);
}

function fieldsOf(sent: URLSearchParams): FormData {
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value);
  return form;
}
