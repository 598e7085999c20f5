import account from "./account.ts";
import page from "./page.ts";

/** Every text; browsers load the account's with its forms (app/account/account-texts.client.ts). */
export default { ...page, account };
