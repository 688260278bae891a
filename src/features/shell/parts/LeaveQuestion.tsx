import { useBlocker } from 'react-router'
import { readToken } from '#platform/web/session.ts'
import { isUnsaved } from '#platform/web/unsaved.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Dialog } from './Dialog.tsx'

/** Asked of somebody who goes to another page and would lose what they’ve typed on this one. */
export function LeaveQuestion() {
  const way = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => readToken() !== null && isUnsaved() && here.pathname !== there.pathname,
  )
  if (way.state !== 'blocked') return null
  return (
    <Dialog title="Leave without saving?" urgent>
      <p>You haven’t saved what you typed on this page.</p>
      <FormActions>
        <ActionButton onClick={() => way.reset()}>Stay on this page</ActionButton>
        <ActionButton weight="plain" onClick={() => way.proceed()}>
          Leave without saving
        </ActionButton>
      </FormActions>
    </Dialog>
  )
}
