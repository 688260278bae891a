import { useSearchParams } from 'react-router'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { BreederPage } from '../parts/BreederPage.tsx'
import { LitterDone } from '../parts/wizard/LitterDone.tsx'
import { LitterWizard } from '../parts/wizard/LitterWizard.tsx'

export default function NewLitterPage() {
  const done = useSearchParams()[0].get('done')
  if (done)
    return (
      <BreederPage
        title="The litter is on the register"
        lead="Whoever finds one of them and has its chip read reaches you through us, from this moment on."
        actions={<CelebrationArt size={160} />}
      >
        <LitterDone litterId={done} />
      </BreederPage>
    )
  return (
    <BreederPage
      title="Register a litter"
      lead="One mother and up to 20 young, in one go. What you type is kept in this tab until you are done."
      width="text"
    >
      <LitterWizard />
    </BreederPage>
  )
}
