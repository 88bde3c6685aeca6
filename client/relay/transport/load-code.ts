import { noteUnanswered, untilServerAnswers } from './server-watch.ts'

/** Loads a part of the client. If the server does not answer, loads it as soon as the server answers again. */
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
