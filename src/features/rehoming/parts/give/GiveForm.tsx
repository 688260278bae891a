import { type SyntheticEvent, useState } from 'react'
import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { atOtherFields } from '#platform/web/fields.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { saveRehomeRequest } from '../../contract.ts'
import { rehomingChanges } from '../refreshed.ts'
import { AboutIt } from './AboutIt.tsx'
import { CheckGiving } from './CheckGiving.tsx'
import type { GivenJustNow } from './Given.tsx'
import { blankGiving, given } from './giving.ts'
import { ToWhom } from './ToWhom.tsx'
import { tooYoungUntil } from './tooyoung.ts'

/** To whom and why; then everything once more before it is sent. */
export function GiveForm({ pet, onSent }: { pet: PetDetail; onSent: (sent: GivenJustNow) => void }) {
  /** At which attempt the answers were found good: what the register refuses then is mended in the form. */
  const [goodAt, setGoodAt] = useState<number>()
  const [attempt, setAttempt] = useState(0)
  const { form, formProps, summary, isPending } = useContractForm(saveRehomeRequest, {
    initial: { ...blankGiving, petId: pet.id },
    asks: given,
    atFields: atOtherFields({ 'to.contact': 'to.contact.email' }),
    once: true,
    refresh: rehomingChanges,
    then: ({ answerBy, status }) => onSent({ answerBy, status }),
  })
  const check = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { hasErrors } = await form.validate()
    setGoodAt(hasErrors ? undefined : summary.attempt)
    setAttempt((count) => count + 1)
  }
  if (goodAt === summary.attempt)
    return <CheckGiving pet={pet} giving={form.values} formProps={formProps} busy={isPending} onBack={() => setGoodAt(undefined)} />
  return (
    <FormRows onSubmit={(event) => void check(event)} noValidate errors={summary.errors} attempt={summary.attempt + attempt}>
      <ToWhom
        form={form}
        name={pet.name}
        toBreeder={pet.breeder !== null && !pet.breeder.isYou}
        backup={pet.isOwnBackup ? null : pet.rescueBackup}
        leavesFrom={tooYoungUntil(pet, systemClock.now())}
      />
      <AboutIt form={form} />
      <FormActions note="You can check your answers before we send anything.">
        <ActionButton type="submit">Continue</ActionButton>
      </FormActions>
    </FormRows>
  )
}
