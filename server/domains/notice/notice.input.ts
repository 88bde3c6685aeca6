import { inputObject, int32, requiredText } from '../../use-case/input.ts'

export const noticeInput = inputObject({ content: requiredText() })

export const noticePageInput = inputObject({
  count: int32({ min: 0, max: 100 }).default(100),
  skip: int32({ min: 0 }).default(0),
})
