import { systemClock } from '#platform/clock/clock.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { KeeperFields } from '../KeeperFields.tsx'
import { asksOfMother, type ChipAnswers, givesOne } from './answers.ts'
import type { ChipForm } from './useChipForm.ts'
import { WhoPays } from './WhoPays.tsx'

interface KeeperStepProps {
  /** Of one animal, or of a litter. */
  form: Pick<ChipForm, 'getInputProps'> & {
    values: Omit<ChipAnswers, 'draftId'>
    setFieldValue: (path: string, value: unknown) => void
  }
  /** How many registrations there are to give; not known without signal. */
  credits: number | undefined
  /** Whether it’s about several animals, about which we write together. */
  isLitter?: boolean
}

/** Who is asked whether the animal is theirs, and who pays for it. */
export function KeeperStep({ form, credits, isLitter = false }: KeeperStepProps) {
  return (
    <Rows gap="lg">
      <ChoiceCards
        {...form.getInputProps('as')}
        label="Who are they?"
        min="14rem"
        choices={[
          isLitter
            ? { value: 'customer', label: 'Their keeper', hint: 'All the animals live with them' }
            : { value: 'customer', label: 'Its keeper', hint: 'The animal lives with them' },
          { value: 'breeder', label: 'The breeder of the litter', hint: 'By law, the first keeper of the litter' },
        ]}
      />
      {asksOfMother(form.values, systemClock.now()) && <Mother form={form} isLitter={isLitter} />}
      <KeeperFields
        to={form.values.to}
        field={(path) => form.getInputProps(path)}
        onAddress={(address) => form.setFieldValue('to.address', address)}
      />
      <Payment form={form} credits={credits} isLitter={isLitter} />
    </Rows>
  )
}

function Mother({ form, isLitter }: Pick<KeeperStepProps, 'form' | 'isLitter'>) {
  const it = isLitter ? 'the litter' : 'it'
  return (
    <FieldGroup label={`Is this person the keeper of ${isLitter ? 'the' : 'its'} mother?`}>
      <CheckField
        {...form.getInputProps('keepsMother', { type: 'checkbox' })}
        label="Yes, they keep the mother"
        hint={`By law, until ${it} is 8 weeks old, the mother’s keeper is its keeper too. If ${it} is going to a new home, enter the mother’s keeper now.`}
      />
    </FieldGroup>
  )
}

function Payment({ form, credits, isLitter }: KeeperStepProps) {
  const { onChange: _change, value: _value, defaultValue: _start, ...field } = form.getInputProps('withCredit')
  return (
    <WhoPays
      {...field}
      label="Who pays for the registration?"
      mine={isLitter ? 'I’ll use my credits, one for each animal' : 'I’ll use one of my credits'}
      gives={givesOne(form.values)}
      inHand={credits}
      onChoose={(chosen) => {
        form.setFieldValue('payerSaid', true)
        form.setFieldValue('withCredit', chosen)
      }}
    />
  )
}
