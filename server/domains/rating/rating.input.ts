import { ratingLimits } from '../../../rules/field-limits.ts'
import { inputObject, int32, text } from '../../use-case/input.ts'

export const ratingInput = inputObject({
  stars: int32({ min: 1, max: ratingLimits.stars }),
  comment: text(ratingLimits.comment).nullish(),
})
