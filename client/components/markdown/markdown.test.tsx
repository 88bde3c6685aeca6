import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** The component with modules of its own, whose KaTeX arrives when `send` is called. */
async function startMarkdown() {
  const { promise, resolve: send } = Promise.withResolvers<void>()
  const asked = vi.fn()
  vi.doMock('katex', async (load) => {
    asked()
    await promise
    return load()
  })
  const { Markdown } = await import('./Markdown.tsx')
  const page = (source: string) => (
    <StrictMode>
      <MantineProvider env="test">
        <Markdown source={source} />
      </MantineProvider>
    </StrictMode>
  )
  return { page, asked, send }
}

it('a text without a formula does not load KaTeX', async () => {
  const { page, asked, send } = await startMarkdown()
  send()
  render(page('Plain: $5 or $ 6 $.\n\n`$x$`\n\n$6: `$x$`\n\n```sh\necho $A$B\n```\n\n<p title="$x$">end</p>'))
  await screen.findByText('end')
  await vi.dynamicImportSettled()
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['in a line', 'Take $x^2$.'],
  ['as a block', 'Take\n\n$$\nx^2\n$$'],
  ['in a list', '- Take **the $x^2$**'],
  ['in a table', '| Take |\n| --- |\n| $x^2$ |'],
])('a text with a formula %s is shown when KaTeX has arrived', async (_place, source) => {
  const { page, asked, send } = await startMarkdown()
  const { container } = render(page(source))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(container.textContent).not.toContain('Take')
  expect(screen.getByRole('status')).toBeDefined()
  send()
  await screen.findByText(/Take/)
  expect(container.querySelector('.katex annotation')?.textContent).toBe('x^2')
  expect(container.querySelector('.katex .msupsub')).not.toBeNull()
})

it('a text that gets its first formula stays on the page until KaTeX has arrived', async () => {
  const { page, asked, send } = await startMarkdown()
  const { container, rerender } = render(page('Take this.'))
  const text = await screen.findByText('Take this.')
  await act(async () => rerender(page('Take $x$.')))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(text.isConnected).toBe(true)
  expect(text.closest<HTMLElement>('[style*="display: none"]')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
  send()
  await vi.waitFor(() => expect(container.querySelector('.katex')).not.toBeNull())
})

it('a formula cannot link, load a picture or set an attribute', async () => {
  const { page, send } = await startMarkdown()
  send()
  const commands = [
    String.raw`$\href{javascript:alert(1)}{a}$`,
    String.raw`$\includegraphics{//x.test/a.png}$`,
    String.raw`$\htmlStyle{position:fixed}{b}$`,
    String.raw`$\rule{9999em}{9999em}$`,
  ]
  const { container } = render(page(`Take ${commands.join(' ')}.`))
  await screen.findByText(/Take/)
  expect(container.querySelector('a, img, [style*="position"]')).toBeNull()
  expect(container.querySelector<HTMLElement>('.katex-rule')?.style.borderRightWidth).toBe('40em')
})
