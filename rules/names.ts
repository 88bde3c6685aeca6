/** Characters that end a line, control a terminal, change the direction of the text around them, or are none. */
const disruptive = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/u
const lineBreaks = /[\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu
const others = new RegExp(disruptive, 'gu')

/** Anything but blanks, characters without a shape, and marks that need a letter. U+2800 and U+FFFC draw nothing. */
const visible =
  /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc]/u

export function showsNothing(name: string): boolean {
  return !visible.test(name)
}

/** Whether a name has characters that would disturb the line in which it is shown. */
export function hasDisruptiveCharacter(name: string): boolean {
  return disruptive.test(name)
}

/** A name of another program without what a new name may not have; empty if it shows nothing. */
export function plainName(name: string): string {
  const plain = name.replace(lineBreaks, ' ').replace(others, '').trim()
  return showsNothing(plain) ? '' : plain
}

/**
 * The name of a team as it is shown: on one line, in one direction, and `#7` if it would show nothing. The REST
 * contract allows such names, and there they stay as they are.
 */
export function shownTeamName(name: string, teamId: number): string {
  const shown = disruptive.test(name) ? name.replace(lineBreaks, ' ').replace(others, '') : name
  return showsNothing(shown) ? `#${teamId}` : shown
}
