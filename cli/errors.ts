/** Wrong usage of a command. The CLI exits with code 2 and mentions the help. */
export class UsageError extends Error {}

/** An expected failure with a message for the user. The CLI exits with code 1 and prints no stack. */
export class CliError extends Error {}
