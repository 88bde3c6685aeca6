import path from 'node:path'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** A command for the operator, who runs it on the machine of the platform. */
export type OperatorCommand = {
  /** The text that `halyard <name> --help` prints. */
  help: string
  /** @throws UsageError, OperatorError */
  run(args: string[]): Promise<void>
}

/** Wrong arguments of a command. It exits with code 2 and mentions the help. */
export class UsageError extends Error {}

/** An expected failure with a sentence for the operator. The command exits with code 1 and prints no stack. */
export class OperatorError extends Error {}

/** The option that every command takes. */
const commonOptions = { data: { type: 'string' } } as const

/** The options and arguments of a command, `--data` included. @throws UsageError for unknown ones */
export function readArguments<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({
      args,
      options: { ...options, ...commonOptions },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new UsageError(text.replaceAll('\n', ' ').split('. To specify a positional', 1)[0])
  }
}

/** The folder given by `--data`, relative to the caller's folder. */
export function chosenFolder(data: string | undefined): string | undefined {
  return data === undefined ? undefined : path.resolve(process.env['INIT_CWD'] ?? process.cwd(), data)
}
