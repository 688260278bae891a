import { Modal } from '@mantine/core'
import './dialog.css'
import type { ReactNode } from 'react'
import { Group } from './Box.tsx'
import { Themed } from './Themed.tsx'

export interface DialogProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
}

/** What a FormDialog shows, in a file of its own. */
export function Dialog({ title, onClose, children }: DialogProps) {
  return (
    <Themed>
      <Modal.Root opened onClose={onClose} size="md" centered>
        <Modal.Overlay color="#0f1815" backgroundOpacity={0.5} />
        <Modal.Content radius="lg">
          <Modal.Body>
            {/* Not Modal.Header: outside the page's own parts that would be a second banner. */}
            <Group gap="1rem" wrap="nowrap" justify="space-between" pb="0.75rem">
              <Modal.Title>{title}</Modal.Title>
              <Modal.CloseButton aria-label="Close" />
            </Group>
            {children}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Themed>
  )
}
