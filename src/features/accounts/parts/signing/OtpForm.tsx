import { useState } from 'react'
import { shownMobile } from '#platform/text/mobile.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { PinField } from '#ui/PinField.tsx'
import { updateUserMobileNumber, userProfile, verifyOtp } from '../../contract.ts'
import { MobileForm } from './MobileForm.tsx'

interface OtpFormProps {
  /** The number that the code went to. */
  mobile: string
  onDone: () => void
  /** Leaves the number unconfirmed for now. */
  onLater?: () => void
  later?: string
}

/** The six digits that were sent to a mobile number; a new code, or another number, where they do not come. */
export function OtpForm({ mobile, onDone, onLater, later = 'Do this later' }: OtpFormProps) {
  const [number, setNumber] = useState(mobile)
  const [correcting, setCorrecting] = useState(false)
  const { form, formProps, summary, isPending } = useContractForm(verifyOtp, {
    initial: { otp: '' },
    refresh: [userProfile],
    toast: true,
    then: onDone,
  })
  const resend = useAction(updateUserMobileNumber, {
    once: true,
    toast: 'We’ve sent a new code. The old one no longer works.',
    then: () => form.reset(),
  })
  const corrected = (changed: string) => {
    setNumber(changed)
    setCorrecting(false)
    form.reset()
  }

  if (correcting) return <MobileForm mobile={number} onSent={corrected} onLeave={() => setCorrecting(false)} />
  return (
    <FormRows {...formProps} {...summary}>
      <PinField
        label="Code from the text message"
        hint={`We sent a 6-digit code to ${shownMobile(number)}. It works for 10 minutes.`}
        {...form.getInputProps('otp')}
      />
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          Confirm number
        </ActionButton>
        {onLater && (
          <ActionButton weight="plain" onClick={onLater}>
            {later}
          </ActionButton>
        )}
      </FormActions>
      <Group gap="0.25rem 0.5rem" c="dimmed" pt="0.875rem" style={{ borderTop: '1px solid var(--ui-line)' }}>
        <span>No text after a minute?</span>
        <ActionButton weight="quiet" size="sm" busy={resend.isPending} onClick={() => resend.run({ mobile: number })}>
          Send a new code
        </ActionButton>
        <ActionButton weight="quiet" size="sm" onClick={() => setCorrecting(true)}>
          Use a different number
        </ActionButton>
      </Group>
    </FormRows>
  )
}
