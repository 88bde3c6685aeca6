import { bool, inputObject, requiredText, text, uuid } from '../../input.ts'

/** Names are neither trimmed nor unique; a blank one is a name. */
export const teamInput = inputObject({ name: text(20).nullish(), bio: text(72).nullish() })

/** What administrators change; absent and empty members stay. */
export const teamChangesInput = inputObject({
  name: text(20).nullish(),
  bio: text(72).nullish(),
  locked: bool().nullish(),
})

export const transferInput = inputObject({ newCaptainId: uuid() })

export const kickInput = inputObject({ userId: uuid() })

export const inviteInput = inputObject({ code: requiredText() })
