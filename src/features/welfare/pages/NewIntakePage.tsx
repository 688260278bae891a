import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { addPetByWelfare } from '../contract.ts'
import { VerificationNotice } from '../kit/VerificationNotice.tsx'
import { WelfarePage } from '../kit/WelfarePage.tsx'
import { TakeIn } from '../parts/intake/TakeIn.tsx'

/** Takes an animal in: its chip first, then how it came and what it is. */
export default function NewIntakePage() {
  return (
    <WelfarePage
      asks={addPetByWelfare}
      title="Take an animal in"
      lead="We’ll register it to your organisation straight away. We’ll keep what you type in this tab until you finish."
      width="text"
      actions={
        <>
          <ButtonLink weight="plain" to={paths.newUnchipped}>
            No chip found
          </ButtonLink>
          <ButtonLink weight="plain" to={paths.importIntakes}>
            Use a file instead
          </ButtonLink>
        </>
      }
    >
      <VerificationNotice />
      <TakeIn />
    </WelfarePage>
  )
}
