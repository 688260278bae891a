import { Modal } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { FormActions } from './FormActions.tsx'
import classes from './useConfirm.module.css'

type Question = {
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  /** The words on the button that does it: a verb, "Close my account". */
  doIt: string
  leave?: string
  weight?: 'main' | 'danger'
}

/**
 * Asks before something weighty.
 *
 *     const { confirm, dialog } = useConfirm()
 *     if (await confirm({ title: 'Close your account?', text: '…', doIt: 'Close my account', weight: 'danger' })) close()
 *     return <>{dialog} …</>
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)
  const answered = useRef<(yes: boolean) => void>(undefined)
  const confirm = (next: Question) => {
    answered.current?.(false)
    setQuestion(next)
    setOpen(true)
    return new Promise<boolean>((resolve) => (answered.current = resolve))
  }
  const answer = (yes: boolean) => {
    setOpen(false)
    answered.current?.(yes)
  }
  // Mantine’s own header would be a second banner of the page.
  const dialog = (
    <Modal opened={open} onClose={() => answer(false)} withCloseButton={false} size="md">
      <Modal.Title className={classes.title}>{question?.title}</Modal.Title>
      {question?.text}
      <FormActions>
        <ActionButton weight={question?.weight ?? 'main'} onClick={() => answer(true)}>
          {question?.doIt}
        </ActionButton>
        <ActionButton weight="plain" onClick={() => answer(false)}>
          {question?.leave ?? 'Cancel'}
        </ActionButton>
      </FormActions>
    </Modal>
  )
  return { confirm, dialog }
}
