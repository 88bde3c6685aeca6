import { testHistories } from '../../kit/board/board-histories.ts'

testHistories(0, { processes: 2 })
