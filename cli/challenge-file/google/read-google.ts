import { categoryOf } from '../values/category.ts'
import { contentOf } from '../content.ts'
import type { ChallengeDefinition } from '../definition.ts'
import { readFlags } from '../values/flags.ts'
import { kctfImage } from '../kctf/kctf-image.ts'
import { warnAboutMissingScore } from '../values/missing-score.ts'
import { folderFiles } from '../folder-files.ts'
import { settleKeys } from '../losses.ts'
import type { ChallengeSource } from '../source.ts'
import { pointRange, wholeNumber } from '../values/whole-number.ts'
import { textOf, booleanOf } from '../yaml.ts'

const ignoredKeys = ['label', 'links_for_testing', 'hosts_for_testing']

export function readGoogle(source: ChallengeSource): ChallengeDefinition[] {
  const { document: file, folderName, beside, options } = source
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const flags = readFlags(file['flag'], warn)
  if (!flags) warn('flag: no usable flag; a challenge without a flag cannot be enabled')
  const container = kctfImage({ ...source, options }, warn)
  if (booleanOf(file['instanced']) === true) warn('instanced: an instance for each team is not imported')
  const staticScore = wholeNumber('static_score', file['static_score'], pointRange, warn)
  const isStatic = booleanOf(file['has_static_score']) !== false && staticScore !== undefined
  if (!isStatic) warnAboutMissingScore('static_score', options, warn)
  const remote = textOf(file['attachment'])
  const host = textOf(file['host'])
  settleKeys(file, ignoredKeys)
  // The platform shows the address of each instance itself.
  if (container) settleKeys(file, ['link', 'host'])
  return [
    {
      title: textOf(file['name']) || folderName,
      type: container?.type,
      category: categoryOf(textOf(file['category']), [], warn),
      content: contentOf({
        description: textOf(file['description']),
        connectionInfo: container ? '' : textOf(file['link']) || (host && `nc ${host}`),
      }),
      score: isStatic ? { originalScore: staticScore, scoreCurve: 'Fixed', minScoreRate: 1 } : undefined,
      flags,
      isEnabled: booleanOf(file['visible']),
      isEnabledByDefault: false,
      settings: container?.settings,
      build: container?.build,
      files: remote ? [remote] : folderFiles('attachments', beside, warn),
      warnings,
    },
  ]
}
