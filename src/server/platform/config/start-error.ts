/** Why the app cannot start, in a sentence for who runs it; no stack would tell them more. */
export class StartError extends Error {}
