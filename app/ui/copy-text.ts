/** Whether the browser took a text to its clipboard; it refuses where a page is not secure, or its owner says so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
