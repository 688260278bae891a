import { shownMobile } from '#platform/text/mobile.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { TextField } from '#ui/TextField.tsx'
import { updateUserMobileNumber, userProfile } from '../../contract.ts'

interface MobileFormProps {
  /** The number so far; `''` when there is none. */
  mobile: string
  /** A code is on its way to this number. */
  onSent: (mobile: string) => void
  onLeave: () => void
}

/** A mobile number to send a code to. */
export function MobileForm({ mobile, onSent, onLeave }: MobileFormProps) {
  const { form, formProps, summary, isPending } = useContractForm(updateUserMobileNumber, {
    once: true,
    initial: { mobile: shownMobile(mobile) },
    refresh: [userProfile],
    toast: true,
    then: (_, __, input) => onSent(input.mobile),
  })
  return (
    <FormRows {...formProps} {...summary}>
      <TextField
        label="Mobile number"
        hint="We’ll text it a code to enter here."
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('mobile')}
      />
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          Send code
        </ActionButton>
        <ActionButton weight="plain" onClick={onLeave}>
          Cancel
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
