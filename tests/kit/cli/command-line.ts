import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundle } from '../../../client/build/downloads-plugin.ts'

export type Outcome = { code: number; out: string }

/** A folder with challenge files, and the one file of the command line that the server offers for download. */
export async function makeCommandLine() {
  const root = mkdtempSync(path.join(tmpdir(), 'halyard-files-'))
  const program = path.join(root, 'halyard.mjs')
  const folder = path.join(root, 'event')
  mkdirSync(folder)
  writeFileSync(program, await bundle(path.resolve('cli/main.ts')))

  return {
    folder,
    program,
    write(files: Record<string, string | Uint8Array>): void {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
        writeFileSync(path.join(folder, name), text)
      }
    },
    /** Makes symbolic links with these targets. */
    link(links: Record<string, string>): void {
      for (const [name, target] of Object.entries(links)) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
        symlinkSync(target, path.join(folder, name))
      }
    },
    /** The paths of the files in the folder. */
    files: (): string[] =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .toSorted(),
    clear(): void {
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
    },
    /** A failure has the code as well. */
    async run(env: Record<string, string>, ...args: string[]): Promise<Outcome> {
      const options = { env: { ...process.env, ...env } }
      return promisify(execFile)(process.execPath, [program, ...args], options).then(
        ({ stdout }) => ({ code: 0, out: stdout }),
        (error: { code: number; stdout: string; stderr: string }) => ({
          code: error.code,
          out: error.stdout + error.stderr,
        }),
      )
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}
