import { render } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { addTexts } from './shown-texts.ts'
import { Trans } from './Trans.tsx'

beforeAll(() =>
  addTexts('en-US', {
    test: { joined: 'You play for <b>{{team}}</b>.', solved: '<who/> solved <what></what> <i>x</i>' },
  }),
)

const shown = (element: React.ReactElement) => render(element).container.innerHTML

it('puts values into elements, also one that looks like an element', () => {
  expect(shown(<Trans i18nKey="test.joined" values={{ team: '<b>&' }} components={{ b: <b /> }} />)).toBe(
    'You play for <b>&lt;b&gt;&amp;</b>.',
  )
})

it('keeps what an element contains, and shows an unknown one as text', () => {
  const components = { who: <b>Anna</b>, what: <code>sqli</code> }
  expect(shown(<Trans i18nKey="test.solved" components={components} />)).toBe(
    '<b>Anna</b> solved <code>sqli</code> &lt;i&gt;x&lt;/i&gt;',
  )
})
