import { describe, expect, it } from 'vitest'
import { removeOwnClasses, safeStyle } from './safe-marks.ts'

describe('styles in texts', () => {
  it('keep colors, sizes and alignment', () => {
    const style =
      'color:red;background-color:#fff;width:3em;padding-left:4px;border-top:1px solid;text-align:right'
    expect(safeStyle(style)).toBe(style)
  })

  it('lose positions outside their text and requests to other sites', () => {
    expect(safeStyle('position:fixed;inset:0;z-index:9;color:red')).toBe('color:red')
    expect(safeStyle('POSITION : absolute; opacity:0; transform:scale(9)')).toBe('')
    expect(safeStyle('margin-left:-99em;top:-9em')).toBe('')
    expect(safeStyle('background-color:url(//x.test/a);color:red:blue')).toBe('')
    expect(safeStyle(String.raw`pos\69tion:fixed;/**/position:fixed`)).toBe('')
  })

  it('lose the classes of the site', () => {
    expect(removeOwnClasses('katex-html h-panel mord m_9814e45f _word_uonuc_30 mantine-Modal-root')).toBe(
      'katex-html mord',
    )
  })
})
