import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { KeeperFields } from '../KeeperFields.tsx'
import { givesOne } from './answers.ts'
import type { ChipForm } from './useChipForm.ts'
import { WhoPays } from './WhoPays.tsx'

interface KeeperStepProps {
  form: ChipForm
  /** How many registrations there are to give; not known without signal. */
  credits: number | undefined
}

/** Who is asked whether the animal is theirs, and who pays for it. */
export function KeeperStep({ form, credits }: KeeperStepProps) {
  return (
    <Rows gap="lg">
      <ChoiceCards
        {...form.getInputProps('as')}
        label="Who are they?"
        min="14rem"
        choices={[
          { value: 'customer', label: 'Its keeper', hint: 'The animal lives with them' },
          { value: 'breeder', label: 'The breeder of the litter', hint: 'By law, the first keeper of the litter' },
        ]}
      />
      <KeeperFields
        to={form.values.to}
        field={(path) => form.getInputProps(path)}
        onAddress={(address) => form.setFieldValue('to.address', address)}
        mayWrite={form.values.as !== 'breeder'}
      />
      <Payment form={form} credits={credits} />
    </Rows>
  )
}

function Payment({ form, credits }: KeeperStepProps) {
  const { onChange: _change, value: _value, defaultValue: _start, ...field } = form.getInputProps('withCredit')
  return (
    <WhoPays
      {...field}
      label="Who pays for the registration?"
      mine="I’ll use one of my credits"
      gives={givesOne(form.values)}
      inHand={credits}
      onChoose={(chosen) => {
        form.setFieldValue('payerSaid', true)
        form.setFieldValue('withCredit', chosen)
      }}
    />
  )
}
