/** Why the app cannot start, in a sentence for the operator; printed without a stack. */
export class StartError extends Error {}
