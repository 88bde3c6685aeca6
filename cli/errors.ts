/** The command was written wrongly: exit code 2, with a hint at the help. */
export class UsageError extends Error {}

/** Something did not work out, in words for people: exit code 1, no stack. */
export class CliError extends Error {}

/** The platform refused. `code` is for programs and never changes. */
export class ApiError extends CliError {
  code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
