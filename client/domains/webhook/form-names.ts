/** The names of the forms, the same in every language. */
const formNames: Readonly<Record<string, string>> = { Standard: 'Standard Webhooks' }

export function formName(form: string): string {
  return formNames[form] ?? form
}
