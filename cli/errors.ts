/** Wrong usage of a command. The CLI exits with code 2 and mentions the help. */
export class UsageError extends Error {}

/** An expected failure with a message for the user. The CLI exits with code 1 and prints no stack. */
export class CliError extends Error {}

/** The platform rejected a request. `code` is for programs and never changes. */
export class ApiError extends CliError {
  code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
