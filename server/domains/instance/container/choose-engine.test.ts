import { describe, expect, it } from 'vitest'
import { chooseAfter, chooseEngine, fitsAlone, type EngineLoad } from './choose-engine.ts'

const load = (
  engine: string,
  memory: number | null,
  used = 0,
  cpu: number | null = null,
  networks = 3,
): EngineLoad => ({
  engine,
  memoryMiB: memory,
  cpuTenths: cpu,
  networks,
  capacity: { memoryMiB: 1000, cpuTenths: 40 },
  used: { memory: used, cpu: 0, networks: 1 },
})
const need = (memory: number, cpu = 1) => ({ memory, cpu })

describe('the engine of a start', () => {
  it('is the one with the most free memory, then with the most free CPU', () => {
    expect(chooseEngine([load('small', 100), load('large', 500, 300)], need(50))?.engine).toBe('large')
    expect(chooseEngine([load('small', 100), load('large', 500, 450)], need(50))?.engine).toBe('small')
    expect(chooseEngine([load('few', 100, 0, 5), load('many', 100, 0, 9)], need(50))?.engine).toBe('many')
    // Without limits, the capacity of the machine decides.
    expect(chooseEngine([load('one', null, 700), load('two', null, 600)], need(5000))?.engine).toBe('two')
  })

  it('has room for memory and CPU', () => {
    expect(chooseEngine([load('one', 100, 60), load('two', 100, 70)], need(50))).toBeNull()
    expect(chooseEngine([load('one', 500, 0, 5), load('two', 100)], need(50, 6))?.engine).toBe('two')
    expect(fitsAlone([load('one', 100, 60), load('two', 200, 199)], need(200))).toBe(true)
    expect(fitsAlone([load('one', 100), load('two', 200)], need(201))).toBe(false)
    expect(fitsAlone([], need(1))).toBe(false)
    expect(chooseEngine([load('taken', 900, 0, null, 1), load('free', 100)], need(50))?.engine).toBe('free')
  })

  it('leaves room for the earlier ones of the queue', () => {
    const engines = [load('one', 100), load('two', 100)]
    expect(chooseAfter(engines, [need(80)], need(50))?.engine).toBe('two')
    expect(chooseAfter(engines, [need(80), need(80)], need(20))?.engine).toBe('one')
    // The second of these waits, so the small one behind it waits as well.
    expect(chooseAfter(engines, [need(60), need(60), need(60)], need(10))).toBeNull()
    expect(chooseAfter(engines, [need(500)], need(50))?.engine).toBe('one')
    // The one with two networks has one left, which the earlier one takes.
    const few = [load('few', 100, 0, null, 2)]
    expect(chooseAfter(few, [], need(1))?.engine).toBe('few')
    expect(chooseAfter(few, [need(1)], need(1))).toBeNull()
  })
})
