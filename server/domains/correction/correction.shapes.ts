import { z } from 'zod'

const place = z.strictObject({ rank: z.int32(), score: z.int32() })
const worth = z.strictObject({ points: z.int32(), bloods: z.array(z.string()) })

const moved = {
  teams: z.array(z.strictObject({ teamId: z.int32(), teamName: z.string(), before: place, after: place })),
  challenges: z.array(
    z.strictObject({ challengeId: z.int32(), title: z.string(), before: worth, after: worth }),
  ),
}

export const correctionPreviewShape = z
  .strictObject({ submissionIds: z.array(z.int32()), ...moved })
  .meta({ id: 'CorrectionPreview' })

export const movedPlacesShape = z.strictObject(moved).meta({ id: 'MovedPlaces' })
