import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#platform/web/lazypart.ts'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { BreederPage } from '../parts/BreederPage.tsx'
import { LitterWizard } from '../parts/wizard/LitterWizard.tsx'

const LitterDone = lazyPart(() => import('../parts/wizard/LitterDone.tsx').then((part) => part.LitterDone))

export default function NewLitterPage() {
  const done = useSearchParams()[0].get('done')
  if (done)
    return (
      <BreederPage
        title="The litter is on the register"
        lead="Anyone who finds one of them and has its chip scanned can now contact you through us."
        actions={<CelebrationArt size={160} />}
      >
        <Suspense>
          <LitterDone litterId={done} />
        </Suspense>
      </BreederPage>
    )
  return (
    <BreederPage
      title="Register a litter"
      lead="Register one mother and up to 20 animals in one go. We’ll keep what you type in this tab until you finish."
      width="text"
    >
      <LitterWizard />
    </BreederPage>
  )
}
