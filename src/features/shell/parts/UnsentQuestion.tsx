import { useNavigate } from 'react-router'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { askBeforeLeaving } from '../beforeleave.ts'
import { useLogOut } from '../useLogOut.ts'
import { Dialog } from './Dialog.tsx'

/** Asked before logging out while something waits on this device: nothing is thrown away that a person has not given up. */
export function UnsentQuestion({ count }: { count: number }) {
  const navigate = useNavigate()
  const logOut = useLogOut()
  const close = () => askBeforeLeaving(0)
  const look = () => {
    close()
    void navigate(paths.registerChip)
  }
  const leave = (because: 'keeping' | 'forgetting') => {
    close()
    void logOut(because)
  }
  const animals = count === 1 ? '1 animal' : `${count} animals`
  return (
    <Dialog title={`${animals} not sent yet`} urgent>
      <p>
        What you entered offline is only on this device. If you keep it, no one else can see it here, and we’ll send it when you next sign
        in on this device. If other people use this device and you won’t be back, send it first or remove it.
      </p>
      <FormActions>
        <ActionButton onClick={look}>Review and send</ActionButton>
        <ActionButton weight="plain" onClick={() => leave('keeping')}>
          Keep and sign out
        </ActionButton>
        <ActionButton weight="danger" onClick={() => leave('forgetting')}>
          Remove and sign out
        </ActionButton>
        <ActionButton weight="quiet" onClick={close}>
          Stay signed in
        </ActionButton>
      </FormActions>
    </Dialog>
  )
}
