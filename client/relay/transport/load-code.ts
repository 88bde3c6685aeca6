import { noteUnanswered, untilServerAnswers } from './server-watch.ts'

/** Loads a part of the client; again when the server answers, if it is away. */
export async function loadCode<Code>(importCode: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await importCode()
    } catch {
      noteUnanswered()
      await untilServerAnswers()
    }
  }
}
