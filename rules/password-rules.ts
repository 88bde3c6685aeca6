export const passwordMinLength = 6

/** The rules that a new password has to meet (contract: conventions, section 8). */
export const passwordRules = {
  length: (password: string) => password.length >= passwordMinLength,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
}

export type PasswordRule = keyof typeof passwordRules
