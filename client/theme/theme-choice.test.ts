import { beforeEach, describe, expect, it } from 'vitest'
import { brandColorOf, saveThemeChoice } from './theme-choice.ts'

beforeEach(() => localStorage.clear())

describe('the choice of a theme', () => {
  it('is stored as nothing for the platform, a word for the default and a color for a custom one', () => {
    for (const choice of ['', 'brand', '#1565D7', '#ffd21a']) {
      expect(saveThemeChoice(choice)).toBe(true)
      expect(localStorage.getItem('theme')).toBe(choice)
    }
  })

  it.each(['#12345', '#1234567', '#12345g', '123456', 'red', 'Brand', ' ', '#fff'])(
    'cannot be %j',
    (wrong) => {
      saveThemeChoice('#1565D7')
      expect(saveThemeChoice(wrong)).toBe(false)
      expect(localStorage.getItem('theme')).toBe('#1565D7')
    },
  )

  it("uses the platform's color if it is valid, otherwise the default", () => {
    expect(brandColorOf('', '#00AA00')).toBe('#00AA00')
    for (const managed of ['', 'green', '#0a0', null, undefined]) expect(brandColorOf('', managed)).toBeNull()
    expect(brandColorOf('brand', '#00AA00')).toBeNull()
    expect(brandColorOf('#112233', '#00AA00')).toBe('#112233')
  })
})
