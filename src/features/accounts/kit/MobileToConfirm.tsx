import { useState } from 'react'
import { shownMobile } from '#platform/text/mobile.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Arrived } from '#ui/Arrived.tsx'
import { Notice } from '#ui/Notice.tsx'
import { updateUserMobileNumber, userProfile } from '../contract.ts'
import { OtpForm } from '../parts/signing/OtpForm.tsx'

/** A number that is not confirmed: type the code that is out, or have one sent. */
export function MobileToConfirm({ mobile, isCodeOut }: { mobile: string; isCodeOut: boolean }) {
  const [typing, setTyping] = useState(false)
  const { run, isPending } = useAction(updateUserMobileNumber, {
    once: true,
    toast: true,
    refresh: [userProfile],
    then: () => setTyping(true),
  })
  const leave = () => setTyping(false)
  if (typing) {
    return (
      <Arrived>
        <OtpForm mobile={mobile} onDone={leave} onLater={leave} />
      </Arrived>
    )
  }
  const next = (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => (isCodeOut ? setTyping(true) : run({ mobile }))}>
      {isCodeOut ? 'Enter the code' : 'Send a code'}
    </ActionButton>
  )
  return (
    <Notice kind="warning" title={`Confirm ${shownMobile(mobile)}`} action={next}>
      {isCodeOut
        ? 'We’ve texted it a 6-digit code. Enter the code to confirm the number.'
        : 'We’ll text it a 6-digit code. Until you enter the code, we can’t be sure of reaching you there.'}
    </Notice>
  )
}
