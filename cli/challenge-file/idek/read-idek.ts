import { contentOf } from '../content.ts'
import type { ChallengeDefinition } from '../definition.ts'
import { kctfImage } from '../kctf/kctf-image.ts'
import { folderFiles } from '../folder-files.ts'
import { settleKeys } from '../losses.ts'
import type { ChallengeSource } from '../source.ts'
import { categoryOf } from '../values/category.ts'
import { readFlags } from '../values/flags.ts'
import { warnAboutMissingScore } from '../values/missing-score.ts'
import { booleanOf, textOf, textsOf } from '../yaml.ts'

/** How the event's own tool publishes the service. */
const ignoredKeys = ['http', 'tcp']

/** A `meta.yaml` of idekCTF: the category is the folder above, and `attachments` has the files for players. */
export function readIdek(source: ChallengeSource): ChallengeDefinition[] {
  const { document: file, folderName, folders, beside, options } = source
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const flags = readFlags(file['flag'], warn)
  if (!flags) warn('flag: no usable flag; a challenge without a flag cannot be enabled')
  warnAboutMissingScore('value', options, warn)
  const container = kctfImage(source, warn)
  if (booleanOf(file['admin_bot']) === true) warn('admin_bot: bots are not imported; run the bot yourself')
  settleKeys(file, ignoredKeys)
  return [
    {
      title: textOf(file['name']) || folderName,
      type: container?.type,
      category: categoryOf(folders.at(-1) ?? '', [], warn),
      content: contentOf({
        description: textOf(file['description']),
        author: textsOf(file['author']).join(', '),
      }),
      flags,
      isEnabled: booleanOf(file['public']),
      isEnabledByDefault: false,
      settings: container?.settings,
      build: container?.build,
      files: folderFiles('attachments', beside, warn),
      warnings,
    },
  ]
}
