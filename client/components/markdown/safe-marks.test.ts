import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { removeOwnClasses, safeStyle } from './safe-marks.ts'

describe('styles in texts', () => {
  it.each([
    String.raw`\frac{\sqrt[3]{x^2}}{\overline{y}}`,
    String.raw`\begin{array}{|c:c|}\hline a&b\\ \hdashline c&d\end{array}`,
    String.raw`\begin{pmatrix}1&2\\3&4\end{pmatrix}\boxed{a}\fcolorbox{red}{#00ff00}{b}\textcolor{blue}{c}`,
    String.raw`\underbrace{abc}_{n}\overrightarrow{AB}\cancel{x}\pmb{x}\rule{3pt}{4pt}\tag{1}`,
  ])('leave mathematics as it is: %s', (source) => {
    const html = katex.renderToString(source, { displayMode: true })
    const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) => style)
    expect(styles.length).toBeGreaterThan(2)
    for (const style of styles) {
      expect(safeStyle(style).split(';').filter(Boolean)).toEqual(style.split(';').filter(Boolean))
    }
  })

  it('lose positions outside their text and requests to other sites', () => {
    expect(safeStyle('position:fixed;inset:0;z-index:9;color:red')).toBe('color:red')
    expect(safeStyle('POSITION : absolute; opacity:0; transform:scale(9)')).toBe('')
    expect(safeStyle('background-color:url(//x.test/a);color:red:blue')).toBe('')
    expect(safeStyle(String.raw`pos\69tion:fixed;/**/position:fixed`)).toBe('')
  })

  it('lose the classes of the site', () => {
    expect(removeOwnClasses('katex-html h-panel mord m_9814e45f _word_uonuc_30 mantine-Modal-root')).toBe(
      'katex-html mord',
    )
  })
})
