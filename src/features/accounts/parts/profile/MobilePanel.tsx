import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { shownMobile } from '#platform/text/mobile.ts'
import { ChangeablePanel, useLeave } from '#ui/ChangeablePanel.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import type { Account } from '../../kit/account.ts'
import { MobileToConfirm } from '../../kit/MobileToConfirm.tsx'
import { useProfession } from '../../kit/profession.ts'
import { MobileForm } from '../signing/MobileForm.tsx'
import { OtpForm } from '../signing/OtpForm.tsx'
import { WithTag } from './WithTag.tsx'

/** The number that we text, whether it is confirmed, and the code that confirms it. */
export function MobilePanel({ account }: { account: Account }) {
  const { mobile, mobileVerified, mobileWaiting } = account
  const { mobileLead } = useProfession()
  const unconfirmed = mobileWaiting ?? (mobileVerified ? null : mobile)
  return (
    <ChangeablePanel
      title="Mobile"
      lead={mobileLead}
      icon={<IconDeviceMobile size={26} />}
      what="your mobile number"
      form={<NumberThenCode />}
    >
      <Rows>
        <FactList facts={[{ label: 'Number', value: mobile && <WithTag confirmed={mobileVerified}>{shownMobile(mobile)}</WithTag> }]} />
        {unconfirmed && <MobileToConfirm mobile={unconfirmed} isCodeOut={mobileWaiting !== null} />}
      </Rows>
    </ChangeablePanel>
  )
}

function NumberThenCode() {
  const leave = useLeave()
  const [sentTo, setSentTo] = useState('')
  if (sentTo === '') return <MobileForm mobile="" onSent={setSentTo} onLeave={leave} />
  return <OtpForm mobile={sentTo} onDone={leave} onLater={leave} />
}
