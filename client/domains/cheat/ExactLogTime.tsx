import { useLogTime } from '../../time/useLogTime.ts'
import { ExactTime } from '../../components/time/ExactTime.tsx'

/** A time with seconds, like `LogTime`, whose full date the keyboard reaches too. */
export function ExactLogTime({ time }: { time: string }) {
  const moment = Date.parse(time)
  return <ExactTime time={moment}>{useLogTime(moment)}</ExactTime>
}
