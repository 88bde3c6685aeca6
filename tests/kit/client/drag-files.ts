import { createEvent, fireEvent } from '@testing-library/react'

/** The dragged files or text. A folder is in the list of files too. */
type Dragged = { files?: File[]; isFolder?: boolean; text?: string }

type DragEventName = 'dragEnter' | 'dragOver' | 'dragLeave' | 'drop'

function send(name: DragEventName, at: Element, { files = [], isFolder = false, text }: Dragged) {
  const entry = { isFile: !isFolder, isDirectory: isFolder }
  const items = files.map((file) => ({
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => entry,
  }))
  const types = text === undefined ? ['Files'] : ['text/plain']
  const event = createEvent[name](at, {
    dataTransfer: { files, items, types, dropEffect: 'copy', getData: () => text ?? '' },
  })
  fireEvent(at, event)
  return event as unknown as DragEvent
}

/** Drags over an element. Returns `taken`, `refused` or, if the browser acts as without the page, `open`. */
export function dragOver(at: Element, dragged: Dragged): 'taken' | 'refused' | 'open' {
  send('dragEnter', at, dragged)
  const { defaultPrevented, dataTransfer } = send('dragOver', at, dragged)
  if (!defaultPrevented) return 'open'
  return dataTransfer?.dropEffect === 'none' ? 'refused' : 'taken'
}

export function dragAway(at: Element, dragged: Dragged): void {
  send('dragLeave', at, dragged)
}

/** Drops on an element as a browser does: it sends no drop to a page that refuses what is dragged. */
export function drop(at: Element, dragged: Dragged): void {
  if (dragOver(at, dragged) === 'taken') send('drop', at, dragged)
  else dragAway(at, dragged)
}
