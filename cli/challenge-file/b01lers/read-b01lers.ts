import { adviceToBuild, buildOf } from '../build.ts'
import { contentOf } from '../content.ts'
import type { ChallengeDefinition } from '../definition.ts'
import { folderFiles } from '../folder-files.ts'
import { settle, settleKeys } from '../losses.ts'
import type { ChallengeSource } from '../source.ts'
import { categoryOf } from '../values/category.ts'
import { readFlags } from '../values/flags.ts'
import { warnAboutMissingScore } from '../values/missing-score.ts'
import { portRange, wholeNumber } from '../values/whole-number.ts'
import { listOf, textOf, textsOf } from '../yaml.ts'

const ignoredKeys = ['can_be_auto_deployed', 'autodeploy']

/** A `chal.json` of b01lers CTF: the category is the folder above, and `dist` has the files for players. */
export function readB01lers(source: ChallengeSource): ChallengeDefinition[] {
  const { document: file, folderName, folders, beside, options } = source
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const title = textOf(file['name']) || folderName
  const flags = readFlags(file['flag'], warn)
  if (!flags) warn('flag: no usable flag; a challenge without a flag cannot be enabled')
  warnAboutMissingScore('value', options, warn)
  const [port, ...otherPorts] = listOf(file['ports'])
  if (otherPorts.length > 0) warn('ports: the platform forwards one port')
  const build = port === undefined ? undefined : buildOf('deploy', title, source)
  if (port !== undefined && !build)
    warn(
      `ports: the container is not imported; the challenge becomes a static attachment: ${adviceToBuild(source)}`,
    )
  settle(file['ports'])
  settleKeys(file, ignoredKeys)
  return [
    {
      title,
      type: build && 'StaticContainer',
      category: categoryOf(folders.at(-1) ?? '', [], warn),
      content: contentOf({
        description: textOf(file['description']),
        author: textsOf(file['author']).join(', '),
      }),
      flags,
      settings: build && { containerExposePort: wholeNumber('ports', port, portRange, warn) },
      build,
      files: folderFiles('dist', beside, warn),
      warnings,
    },
  ]
}
