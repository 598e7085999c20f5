import type { User } from "../user.server.ts";

/** A profile with exactly the names of the specification, section 3. */
interface Profile {
  titleId: number;
  firstname: string | null;
  lastname: string;
  phone: string;
  languageId: number;
  email: string;
  receiveEmailsForReverseMatching: boolean;
  receiveEmailsForMarketing: boolean;
  acceptTermsAndPrivacy: boolean;
  termsAcceptedVersion: string;
  privacyAcceptedVersion: string;
}

/** The user's profile; null until it has been completed. */
export function findProfile(user: User): Profile | null {
  const { titleId, firstname, lastname, phone, languageId, termsAcceptedVersion, privacyAcceptedVersion } = user;
  if (
    user.profileCompletedAt === null ||
    titleId === null ||
    lastname === null ||
    phone === null ||
    languageId === null ||
    termsAcceptedVersion === null ||
    privacyAcceptedVersion === null
  ) {
    return null;
  }
  return {
    titleId,
    firstname,
    lastname,
    phone,
    languageId,
    email: user.email,
    receiveEmailsForReverseMatching: user.receiveEmailsForReverseMatching,
    receiveEmailsForMarketing: user.receiveEmailsForMarketing,
    acceptTermsAndPrivacy: true,
    termsAcceptedVersion,
    privacyAcceptedVersion,
  };
}
