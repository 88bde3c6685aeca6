import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router'
import {
  commitLocalUpdate,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type Variables,
} from 'relay-runtime'
import { addTexts } from '../../../client/i18n/shown-texts.ts'
import { ENGLISH } from './english.ts'
import { ViewerContext, type Viewer } from '../../../client/session/viewer.ts'

addTexts('en-US', ENGLISH)

export type Call = { operation: string; variables: Variables }

type Options = {
  /** The path of the page. */
  at: string
  viewer?: Viewer | null
  /** The responses of the server. */
  answer?: (call: Call) => Record<string, unknown>
  /** Called when the page subscribes. Events passed to `tell` reach that subscription. */
  follow?: (tell: (data: Record<string, unknown>) => void, call: Call) => void
}

/** Renders one page against a simulated server. Returns the calls that the page made. */
export function renderPage(
  page: ReactNode,
  { at, viewer = null, answer = () => ({}), follow }: Options,
): Call[] {
  const calls: Call[] = []
  const network = Network.create(
    async ({ name }, variables) => {
      const call = { operation: name, variables }
      calls.push(call)
      return { data: answer(call) } as GraphQLResponse
    },
    ({ name }, variables) =>
      Observable.create(({ next }) =>
        follow?.((data) => next({ data } as GraphQLResponse), { operation: name, variables }),
      ),
  )
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  // The settings are loaded with every page.
  commitLocalUpdate(environment, (store) => {
    const captcha = store.create('client:root:captcha', 'Captcha')
    captcha.setValue('None', 'type').setValue('', 'siteKey')
    store.getRoot().setLinkedRecord(captcha, 'captcha')
  })
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  render(
    <MantineProvider env="test">
      <RelayEnvironmentProvider environment={environment}>
        <ViewerContext value={viewer}>
          <RouterProvider router={router} />
        </ViewerContext>
      </RelayEnvironmentProvider>
    </MantineProvider>,
  )
  return calls
}
