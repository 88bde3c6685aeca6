import { parseArgs } from 'node:util'
import { widths, type Scheme, type Width } from '../kit/browser/browser.ts'
import type { Screen } from '../kit/browser/screens/screen.ts'
import { screens } from '../kit/browser/screens/screens.ts'

const roles = ['visitor', 'player', 'monitor', 'administrator'] as const
export type Role = (typeof roles)[number]

/** One pass over all screens. */
export type Pass = { role: Role; scheme: Scheme; width: Width; locale: string }

const schemes = ['dark', 'light'] as const satisfies Scheme[]
const languages = ['en-US', 'de-DE', 'zh-CN', 'ja-JP', 'ru-RU'] as const

/** Reads the options of the command. @throws Error for an unknown value */
export function readChoices(args: string[]): {
  screens: Screen[]
  passes: Pass[]
  out: string
  minutes: number
  access: boolean
} {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: '.halyard/sweep' },
      only: { type: 'string' },
      role: { type: 'string' },
      scheme: { type: 'string' },
      width: { type: 'string' },
      language: { type: 'string' },
      minutes: { type: 'string', default: '180' },
      access: { type: 'boolean', default: false },
    },
  })
  const names = screens.map(({ name }) => name)
  const only = chosen('only', values.only, names)
  const { access } = values
  const asked = access ? { language: 'en-US', scheme: 'dark', width: 'desk', ...values } : values
  const passes = chosen('language', asked.language, languages).flatMap((locale) =>
    chosen('scheme', asked.scheme, schemes).flatMap((scheme) =>
      chosen('width', asked.width, Object.keys(widths) as Width[]).flatMap((width) =>
        chosen('role', asked.role, roles).map((role) => ({ role, scheme, width, locale })),
      ),
    ),
  )
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes: ${values.minutes} is not a number above 0`)
  return {
    screens: screens.filter(({ name }) => only.includes(name)),
    passes,
    out: values.out,
    minutes,
    access,
  }
}

/** The comma-separated values, or all possible ones. */
function chosen<Name extends string>(
  option: string,
  value: string | undefined,
  possible: readonly Name[],
): Name[] {
  if (value === undefined) return [...possible]
  return value.split(',').map((asked) => {
    const found = possible.find((name) => name === asked)
    if (found === undefined)
      throw new Error(`--${option}: ${asked} is unknown. Values: ${possible.join(', ')}`)
    return found
  })
}
