import { useEffect, useRef, useState } from 'react'
import type { LiveBoard } from '../model/live-board.ts'

const STAY_MS = 8000

/** In a presentation the board scrolls to the team that solved last, and later back to the top. */
export function useFollowedTeam(board: LiveBoard, isPresenting: boolean): number | null {
  const [teamId, setTeamId] = useState<number | null>(null)
  const newest = board.latest[0]
  const seen = useRef(newest)
  useEffect(() => {
    if (seen.current === newest) return undefined
    seen.current = newest
    if (!isPresenting || !newest) return undefined
    setTeamId(newest.teamId)
    const timer = setTimeout(() => {
      setTeamId(null)
      window.scrollTo({ top: 0, behavior: 'smooth' })
    }, STAY_MS)
    return () => clearTimeout(timer)
  }, [newest, isPresenting])
  return isPresenting ? teamId : null
}
