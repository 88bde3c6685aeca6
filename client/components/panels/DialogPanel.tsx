import { Modal, type ModalProps } from '@mantine/core'

/** The content of `Dialog`. */
export function DialogPanel(props: ModalProps) {
  return <Modal {...props} />
}
