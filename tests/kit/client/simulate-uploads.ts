import { act } from '@testing-library/react'
import { vi } from 'vitest'

export type Upload = {
  method: string
  url: string
  form: FormData
  progress: (loaded: number, total: number) => void
  answer: (body: unknown, status?: number) => Promise<void>
}

/** Simulates `XMLHttpRequest`. The returned list has the uploads that were sent, each waits for its answer. */
export function simulateUploads(): Upload[] {
  const uploads: Upload[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    response: unknown
    status = 0
    #target = { method: '', url: '' }
    open(method: string, url: string) {
      this.#target = { method, url }
    }
    setRequestHeader() {}
    send(form: FormData) {
      uploads.push({
        ...this.#target,
        form,
        progress: (loaded, total) => {
          const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded, total })
          act(() => void this.upload.dispatchEvent(event))
        },
        answer: async (body, status = 200) => {
          Object.assign(this, { response: body, status })
          await act(async () => void this.dispatchEvent(new Event('load')))
        },
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return uploads
}
