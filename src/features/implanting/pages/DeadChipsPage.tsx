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
      actions={chip === null && <ActionButton onClick={open}>Report a chip problem</ActionButton>}
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

const LEAD = 'Report a chip that never worked, stopped working, moved or hurt an animal, and see what’s left to do.'
const LEAD_OF_PRACTICES =
  'Vet practices can report a chip that stopped working, moved or hurt an animal. If you’re a rescue, council or police force, take the animal to a vet, who can report it.'
