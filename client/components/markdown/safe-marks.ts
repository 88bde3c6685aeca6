// The styles that a text may have. None of them moves an element out of its text.
const PROPERTY =
  /^(color|background-color|height|width|min-width|vertical-align|text-align|padding(-(left|right|top|bottom))?|border(-(left|right|top|bottom))?(-(width|style|color))?)$/
const VALUE = /^[-+#\w\s.,%]+$/

/** Removes all inline styles that a text may not have. */
export function safeStyle(style: string): string {
  return style
    .split(';')
    .filter((declaration) => {
      const [name = '', value = '', ...more] = declaration.split(':').map((part) => part.trim())
      return more.length === 0 && PROPERTY.test(name.toLowerCase()) && VALUE.test(value)
    })
    .join(';')
}

// Classes that belong to the site: its own, its modules' and Mantine's.
const OWN_CLASS = /^(h-|_|m_|mantine-)/i

/** Removes classes of the site, with which a text could imitate or cover a part of it. */
export function removeOwnClasses(classes: string): string {
  return classes
    .split(/\s+/)
    .filter((name) => name && !OWN_CLASS.test(name))
    .join(' ')
}
