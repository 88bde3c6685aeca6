import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that run for long, although most of them are short. */
const long =
  /\/(screens|board-histories\.\d|freeze\.faces|input-fuzz|route-table|crash|places|load|demo|start-faults|first-start\.processes)\.test\.ts$/

/**
 * Starts the long files first, so that no worker is left alone with one at the end. Without it, a clone that has no
 * durations of an earlier run starts the files with the most text first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
