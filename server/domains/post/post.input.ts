import { z } from 'zod'
import { bool, inputObject, requiredText, text } from '../../use-case/input.ts'

const title = requiredText({ max: 50 })
const tags = z.array(text()).nullish()

export const newPostInput = inputObject({
  title,
  summary: text().default(''),
  content: text().default(''),
  tags,
  isPinned: bool().default(false),
})

/** Absent members stay unchanged. */
export const postChangesInput = inputObject({
  title: title.optional(),
  summary: text().optional(),
  content: text().optional(),
  tags,
  isPinned: bool().optional(),
})

/** The models of level 1.8.5 only describe: the API file leaves out members that are null. */
export const laterNewPostInput = inputObject({
  title,
  summary: text().nullish(),
  content: text().nullish(),
  tags,
  isPinned: bool().nullish(),
})
export const laterPostChangesInput = inputObject({
  title: title.nullish(),
  summary: text().nullish(),
  content: text().nullish(),
  tags,
  isPinned: bool().nullish(),
})
