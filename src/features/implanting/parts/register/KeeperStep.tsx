import { Box } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { TextField } from '#ui/TextField.tsx'
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
      <Rows gap="sm">
        <Columns>
          <EmailField {...form.getInputProps('to.email')} label="Their e-mail address" autoComplete="off" />
          <TextField {...form.getInputProps('to.mobile')} label="Their mobile number" type="tel" autoComplete="off" />
        </Columns>
        <Box component="p" c="dimmed" m={0}>
          Enter one or both. We’ll use them to ask whether the animal is theirs, and won’t show them to you again.
        </Box>
      </Rows>
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
