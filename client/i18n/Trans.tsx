import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { fillIn, type TextValues } from './translate.ts'
import { useTranslation } from './useTranslation.ts'

type Props = {
  i18nKey: string
  values?: TextValues
  /** The elements that the text names: `<b>{{team}}</b>` or `<team/>`. */
  components: Readonly<Record<string, ReactElement>>
}

/** A text with elements inside. */
export function Trans({ i18nKey, values = {}, components }: Props) {
  const { textOf, i18n } = useTranslation()
  return <>{partsOf(textOf(i18nKey, values), { values, components, locale: i18n.language })}</>
}

type Options = { values: TextValues; components: Props['components']; locale: string }

// The values are filled in after the elements are found, so a value that looks like an element is only a text.
function partsOf(text: string, options: Options): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(/<(\w+)(?:\s*\/>|>(.*?)<\/\1>)/gs)) {
    const [whole, name = '', inner] = found
    const element = options.components[name]
    if (!element) continue
    parts.push(fillIn(text.slice(end, found.index), options.values, options.locale))
    const children = inner ? partsOf(inner, options) : undefined
    parts.push(
      <Fragment key={found.index}>{children ? cloneElement(element, {}, ...children) : element}</Fragment>,
    )
    end = found.index + whole.length
  }
  return [...parts, fillIn(text.slice(end), options.values, options.locale)]
}
