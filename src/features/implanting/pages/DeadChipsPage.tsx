import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#platform/web/lazypart.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import { useQualified } from '../kit/useQualified.ts'
import { DeadFrame, useImplants, useOrganisation } from '../parts/dead/DeadFrame.tsx'
import { Reports } from '../parts/dead/Reports.tsx'
import type { Told } from '../parts/dead/WhatNext.tsx'
import { StoppedChips } from '../parts/StoppedChips.tsx'

const ReportForm = lazyPart(() => import('../parts/dead/ReportForm.tsx').then((part) => part.ReportForm))
const WhatNext = lazyPart(() => import('../parts/dead/WhatNext.tsx').then((part) => part.WhatNext))

/** Chips that never worked, failed, moved or hurt. `?chip=` opens the form, with the number that it gives. */
export default function DeadChipsPage() {
  const [params, setParams] = useSearchParams()
  const [told, setTold] = useState<Told>()
  const [implants, isQualified, isOrganisation] = [useImplants(), useQualified(), useOrganisation()]
  const chip = params.get('chip')
  const open = () => {
    setTold(undefined)
    setParams({ chip: '' })
  }
  const close = () => setParams({}, { replace: true, preventScrollReset: true })
  return (
    <DeadFrame
      title="Failed chips"
      lead={implants && !isQualified ? LEAD_OF_COLLEAGUES : leadFor(implants, isOrganisation)}
      actions={chip === null && <ActionButton onClick={open}>Report a chip problem</ActionButton>}
    >
      {implants && <StoppedChips />}
      <Suspense>{told && <WhatNext told={told} onClose={() => setTold(undefined)} />}</Suspense>
      <Suspense>
        {chip !== null && (
          <ReportForm
            key={chip}
            chip={chip}
            onTold={(report) => {
              setTold(report)
              close()
              // The form was long; what to do next stands under the heading.
              focusTitle()
            }}
            onClose={close}
          />
        )}
      </Suspense>
      <Reports reporting={chip !== null} />
    </DeadFrame>
  )
}

function leadFor(implants: boolean, isOrganisation: boolean) {
  if (implants) return LEAD
  return isOrganisation ? LEAD_OF_PRACTICES : LEAD_OF_OTHERS
}

const LEAD_OF_OTHERS =
  'If a reader shows a chip far from where it was implanted, report it here. If a chip doesn’t work or causes harm, ask a vet to report it.'
const LEAD = 'Report a chip that never worked, stopped working, moved or hurt an animal, and see what’s left to do.'
const LEAD_OF_COLLEAGUES =
  'Report a chip of your stock that never worked, or one that has moved. If a chip fails in an animal or causes harm, ask a colleague who’s a verified implanter to report it.'
const LEAD_OF_PRACTICES =
  'Vet practices can report a chip that stopped working, moved or hurt an animal. If you’re a rescue, council or police force, you can report a chip that has moved. For anything else, take the animal to a vet, who can report it.'
