import { execFile } from 'node:child_process'
import { existsSync, globSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export type Unpacked = {
  /** The version of the first package, without the revision of Debian. */
  version: string
  /** A file of the packages. */
  file(name: string): string
  /** The libraries of the packages, for programs and for Perl. */
  env: NodeJS.ProcessEnv
}

/**
 * Downloads packages of Debian with all packages that the system lacks for them, and unpacks them into a folder. The
 * system stays as it is: no service starts, and no root is needed.
 */
export async function unpackPackages(names: string[], folder: string): Promise<Unpacked> {
  const run = async (command: string, args: string[], cwd = folder) =>
    (await execute(command, args, { cwd, maxBuffer: 100_000_000 })).stdout
  const archives = path.join(folder, 'archives')
  mkdirSync(archives, { recursive: true })
  const plan = await run('apt-get', ['install', '--simulate', '--no-install-recommends', ...names])
  // "Inst NAME (VERSION" is new; "Inst NAME [VERSION]" would replace what the system has.
  const missing = [...plan.matchAll(/^Inst (\S+) \(/gm)].map(([, one = '']) => one)
  await run('apt-get', ['download', ...new Set([...names, ...missing])], archives)
  for (const archive of globSync('*.deb', { cwd: archives })) {
    await run('dpkg-deb', ['--extract', path.join(archives, archive), folder])
  }
  mendLinks(folder)
  const [own = ''] = globSync(`${names[0]}_*.deb`, { cwd: archives })
  const version = await run('dpkg-deb', ['--field', path.join(archives, own), 'Version'])
  const folders = (pattern: string) =>
    globSync(pattern, { cwd: folder })
      .map((found) => path.join(folder, found))
      .join(':')
  return {
    version: version.trim().replace(/[+-].*$/, ''),
    file: (name) => path.join(folder, name),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: folders('usr/lib/*-linux-gnu'),
      PERL5LIB: folders('usr/{share/perl5,lib/*-linux-gnu/perl5/*}'),
    },
  }
}

/** A link to what is not in the folder leads to the same place in the system. */
function mendLinks(folder: string): void {
  for (const name of globSync('**', { cwd: folder })) {
    const link = path.join(folder, name)
    if (!lstatSync(link).isSymbolicLink()) continue
    const target = path.resolve('/', path.dirname(name), readlinkSync(link))
    const inFolder = path.join(folder, target)
    rmSync(link)
    symlinkSync(existsSync(inFolder) ? inFolder : target, link)
  }
}
