import type { BoardView } from '../model/board-view.ts'

/** The field of a board with the divisions that it shows apart. */
export const unrankedDivisionsField = {
  description:
    'The names of the divisions out of competition: their teams follow the ranked ones. For monitors and administrators also those of testers.',
  resolve: (view: BoardView): string[] => [...view.unrankedDivisions],
}
