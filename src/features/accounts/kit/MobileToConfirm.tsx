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
  const { run, isPending } = useAction(updateUserMobileNumber, { toast: true, refresh: [userProfile], then: () => setTyping(true) })
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
        ? 'We have sent 6 digits to it. It counts once you have typed them in.'
        : 'We send 6 digits to it. Until you have typed them in we cannot be sure to reach you there.'}
    </Notice>
  )
}
