import { ANSWER_DAYS } from '#features/keepership/lifecycle.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import type { BreederPet } from '../../shapes.ts'

interface CameBackDialogProps {
  pet: BreederPet
  onClose: () => void
}

/** CLAIM-1 The two ways in which an animal that has left becomes its breeder’s again: neither goes past its keeper. */
export function CameBackDialog({ pet: { name, chipNumber }, onClose }: CameBackDialogProps) {
  return (
    <FormDialog title={`Is ${name} back with you?`} onClose={onClose}>
      <Rows>
        <p>The person who took {name} home is still its keeper on the register. There are two ways to move the record to you:</p>
        <Bullets numbered>
          <li>
            <b>Its keeper gives it back.</b> Ask them to open its page here, choose “Give to a new keeper” and then “Back to the breeder”.
            You’ll find it in <b>Requests</b>, and the record moves as soon as you say yes.
          </li>
          <li>
            <b>You ask us.</b> If you can’t reach them or they can’t do it, ask to be the keeper. We’ll write to them without telling them
            who you are, and they’ll have {ANSWER_DAYS} days to answer.
          </li>
        </Bullets>
        <FormActions>
          <ButtonLink to={paths.askForKeepership(chipNumber)}>Ask to be the keeper</ButtonLink>
          <ActionButton weight="plain" onClick={onClose}>
            Not now
          </ActionButton>
        </FormActions>
      </Rows>
    </FormDialog>
  )
}
