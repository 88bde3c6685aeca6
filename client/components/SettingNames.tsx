const NAME = /([A-Z]+(?:_[A-Z]+)+)/

/** A text whose names of settings of the server are code. */
export function SettingNames({ text }: { text: string }) {
  return text
    .split(NAME)
    .map((part, index) => (NAME.test(part) ? <code key={`${index} ${part}`}>{part}</code> : part))
}
