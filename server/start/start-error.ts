/** A start that failed for a reason that the operator can remove: one sentence says what is wrong and what to do. */
export class StartError extends Error {}
