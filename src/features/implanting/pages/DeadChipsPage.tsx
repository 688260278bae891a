import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ActionButton } from '#ui/ActionButton.tsx'
import { DeadFrame, useImplants } from '../parts/dead/DeadFrame.tsx'
import { ReportForm } from '../parts/dead/ReportForm.tsx'
import { Reports } from '../parts/dead/Reports.tsx'
import { type Told, WhatNext } from '../parts/dead/WhatNext.tsx'
import { StoppedChips } from '../parts/StoppedChips.tsx'

/** Chips that never worked, failed, moved or hurt. `?chip=` opens the form, with the number that it gives. */
export default function DeadChipsPage() {
  const [params, setParams] = useSearchParams()
  const [told, setTold] = useState<Told>()
  const implants = useImplants()
  const chip = params.get('chip')
  const open = () => {
    setTold(undefined)
    setParams({ chip: '' })
  }
  const close = () => setParams({}, { replace: true, preventScrollReset: true })
  return (
    <DeadFrame
      title="Failed chips"
      lead={implants ? LEAD : LEAD_OF_PRACTICES}
      actions={chip === null && <ActionButton onClick={open}>Report a chip</ActionButton>}
    >
      {implants && <StoppedChips />}
      {told && <WhatNext told={told} onClose={() => setTold(undefined)} />}
      {chip !== null && (
        <ReportForm
          key={chip}
          chip={chip}
          onTold={(report) => {
            setTold(report)
            close()
          }}
          onClose={close}
        />
      )}
      <Reports reporting={chip !== null} />
    </DeadFrame>
  )
}

const LEAD = 'Chips that never worked, stopped working, moved or hurt: what is reported, and what is still to do.'
const LEAD_OF_PRACTICES =
  'For vet practices: chips that stopped working, moved or hurt. A rescue, council or police force takes the animal to a vet, who reports it.'
