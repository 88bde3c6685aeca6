import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ImageBuild } from '../challenge-file/build.ts'
import { CliError } from '../errors.ts'

const shownLines = 5

/** Runs the Docker CLI, which has the engine and the logins of the machine. @throws CliError */
async function docker(args: string[]): Promise<void> {
  try {
    await promisify(execFile)('docker', args, { maxBuffer: 64 * 1024 ** 2 })
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT') {
      throw new CliError('the program "docker" was not found. Install the Docker CLI, or leave out --build')
    }
    const lines = stderr.trim().split('\n').slice(-shownLines).join('\n')
    throw new CliError(`"docker ${args[0]}" failed: ${lines || String(error)}`)
  }
}

export async function buildAndPush({ image, folder, dockerfile, args }: ImageBuild): Promise<void> {
  const settings = Object.entries(args).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`])
  await docker(['build', '--quiet', '--tag', image, '--file', join(folder, dockerfile), ...settings, folder])
  await docker(['push', '--quiet', image])
}

/** The reason why an image cannot be pulled from its registry; undefined if it can. */
export async function unreachableImage(image: string): Promise<string | undefined> {
  const isLocal = /^(localhost|127\.)/.test(image)
  try {
    await docker(['manifest', 'inspect', ...(isLocal ? ['--insecure'] : []), image])
    return undefined
  } catch (error) {
    return `image: ${image} cannot be read from its registry: ${error instanceof Error ? error.message : String(error)}`
  }
}
