import { z } from 'zod'

/** The level names two states more than 1.2.6, which this platform does not use. */
export const laterTaskStatus = z
  .enum(['Success', 'Failed', 'Duplicate', 'Denied', 'NotFound', 'Exit', 'Pending', 'Unhealthy', 'Degraded'])
  .meta({ id: 'TaskStatus' })
