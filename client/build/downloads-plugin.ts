import { build, type Plugin } from 'vite'

/**
 * A program with all of its libraries, as the text of one file that Node.js runs. A library for other programs is not
 * minified, because Node.js prints the source line of an uncaught error.
 */
export async function bundle(entry: string, { minify = true } = {}): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      write: false,
      minify,
      target: 'node22',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'bundle.mjs' } },
    },
  })
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((result) =>
    'output' in result ? result.output : [],
  )
  const [file, ...others] = outputs.filter(({ type }) => type === 'chunk')
  if (file?.type !== 'chunk' || others.length > 0)
    throw new Error(`${entry} is not bundled: expected one file.`)
  return file.code
}

/** Writes files below `cli/`, which the server offers for download. */
export function downloads(files: Record<string, () => Promise<string>>): Plugin {
  return {
    name: 'downloads',
    apply: 'build',
    async generateBundle() {
      for (const [name, make] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `cli/${name}`, source: await make() })
      }
    },
  }
}
