/** A failed start that the operator can fix: one sentence says what is wrong and what to do. */
export class StartError extends Error {}
