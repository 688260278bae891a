import { Modal } from '@mantine/core'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { getPetDetail, getUsersPets, updatePetStatus } from '../../contract.ts'
import { UNDO_DAYS } from '../../lifecycle.ts'
import type { PetDetail } from './answersof.ts'
import classes from './StatusDialog.module.css'

interface StatusDialogProps {
  pet: PetDetail
  status: 'deceased' | 'exported'
  onClose: () => void
}

/** Asks for the day, which may stay unsaid, and says what will follow. */
export function StatusDialog({ pet, status, onClose }: StatusDialogProps) {
  const { title, text, day } = words[status](pet.name)
  const { form, formProps, summary, isPending } = useContractForm(updatePetStatus, {
    initial: { on: '' },
    asks: ({ on }) => ({ petId: pet.id, status, ...(on && { on }) }),
    refresh: [getPetDetail, getUsersPets],
    then: onClose,
  })
  return (
    <Modal.Root opened onClose={onClose} size="md" centered>
      <Modal.Overlay color="#0f1815" backgroundOpacity={0.5} />
      <Modal.Content radius="lg">
        <Modal.Body>
          {/* Not Modal.Header: outside the page's own parts that would be a second banner. */}
          <div className={classes.head}>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label="Close" />
          </div>
          <form {...formProps}>
            <Rows>
              <ErrorSummary {...summary} />
              <div>{text}</div>
              <DateField
                {...form.getInputProps('on')}
                label={day}
                hint="Leave it empty if you do not know, or would rather not say."
                optional
              />
              <FormActions>
                <ActionButton type="submit" busy={isPending}>
                  Yes, tell the register
                </ActionButton>
                <ActionButton weight="plain" onClick={onClose}>
                  Not now
                </ActionButton>
              </FormActions>
            </Rows>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

const words = {
  deceased: (name: string) => ({
    title: `Has ${name} died?`,
    text: `We are so sorry. When you tell us, we keep ${name}’s record as it is and never give its chip number to another animal. You can take this back for ${UNDO_DAYS} days.`,
    day: `When did ${name} die?`,
  }),
  exported: (name: string) => ({
    title: `Has ${name} left the country for good?`,
    text: `${name} stays on the register and can still be found by its chip. Ask for a register in the new country as well. If ${name} comes back, you can say so here at any time.`,
    day: `When did ${name} leave?`,
  }),
}
