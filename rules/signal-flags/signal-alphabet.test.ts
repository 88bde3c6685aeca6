import { describe, expect, it } from 'vitest'
import { stableHash } from '../stable-hash.ts'
import { SIGNAL_CLOTH } from './signal-cloth.ts'
import { foldToSignals, signalWords } from './signal-alphabet.ts'

describe('spelling in code flags', () => {
  it('folds accents, ligatures and Cyrillic to A–Z', () => {
    expect(foldToSignals('Blåhaj – Œuvre, ß')).toBe('BLAHAJ OEUVRE SS')
    expect(foldToSignals('Đà Nẵng 2026')).toBe('DA NANG 2026')
    expect(foldToSignals('Щит и Меч')).toBe('SHCHIT I MECH')
    expect(foldToSignals('  ')).toBe('')
  })

  it('splits a title into its words, digits included', () => {
    expect(signalWords('csictf 2026')).toEqual(['CSICTF', '2026'])
    expect(signalWords('Harbour Night #7!')).toEqual(['HARBOUR', 'NIGHT', '7'])
  })

  it('picks one flag for each character of a title without letters, always the same', () => {
    const [word] = signalWords('海上 夺旗赛')
    expect(word).toMatch(/^[A-Z]{5}$/)
    expect(signalWords('海上 夺旗赛')).toEqual([word])
    expect(signalWords('海上 夺旗战')).not.toEqual([word])
    expect(signalWords('2026')[0]).toMatch(/^[A-Z]{4}$/)
    expect(signalWords('')).toEqual([])
  })

  it('has a flag for every letter and digit', () => {
    for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
      expect(SIGNAL_CLOTH[sign]?.length).toBeGreaterThan(0)
  })

  it('hashes the same on every platform', () => {
    expect(stableHash('')).toBe(0x811c9dc5)
    expect(stableHash('a')).toBe(0xe40c292c)
  })
})
