/**
 * What was read of a listing is newer than what the index found it by: what is asked has to be asked again, of the index as
 * it is now (`withSearchIndex` does).
 */
export class IndexOutdated extends Error {}
