import { type ComponentProps, useEffect, useRef } from 'react'
import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Money } from '#ui/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import { whyWords } from '../words.ts'
import { type Giving, penceIn } from './giving.ts'

interface CheckGivingProps {
  pet: PetDetail
  giving: Giving
  formProps: Pick<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>
  busy: boolean
  onBack: () => void
}

/** Everything once more, before it is sent. */
export function CheckGiving({ pet, giving, formProps, busy, onBack }: CheckGivingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isListed = giving.to.kind === 'anybody'
  return (
    <Panel look="raised">
      <form {...formProps}>
        <Rows>
          <StepHeading ref={heading}>Check your answers</StepHeading>
          <FactList facts={factsOf(pet, giving)} />
          <FormActions note={isListed ? 'You can withdraw it at any time.' : 'You can withdraw it until they answer.'}>
            <ActionButton type="submit" busy={busy}>
              {isListed ? `Look for a home for ${pet.name}` : 'Send the request'}
            </ActionButton>
            <ActionButton weight="plain" onClick={onBack}>
              Change your answers
            </ActionButton>
          </FormActions>
        </Rows>
      </form>
    </Panel>
  )
}

function factsOf(pet: PetDetail, giving: Giving): Fact[] {
  const { to, why, note, health, behaviour, feePence } = giving
  const pence = to.kind === 'breeder' ? 0 : penceIn(feePence)
  return [
    { label: 'Pet', value: `${pet.name}, ${pet.chipShown}` },
    { label: 'New keeper', value: recipientText(giving, pet.rescueBackup) },
    ...(to.kind === 'anybody' ? [] : [{ label: 'Your note', value: note }]),
    { label: 'Reason', value: Object.entries(whyWords).find(([reason]) => reason === why)?.[1] },
    { label: 'Health', value: health },
    { label: 'Behaviour', value: behaviour },
    { label: 'Rehoming fee', value: typeof pence === 'number' && pence > 0 ? <Money pence={pence} /> : 'None' },
  ]
}

function recipientText({ to: { kind, contact }, organisationName }: Giving, backup: string | null): string {
  if (kind === 'backup') return `${backup}, its rescue back-up`
  if (kind === 'organisation') return organisationName
  if (kind === 'breeder') return 'Its breeder'
  if (kind === 'anybody') return 'You’ll choose from those who apply'
  return [contact.email, contact.mobile].filter(Boolean).join(', ')
}
