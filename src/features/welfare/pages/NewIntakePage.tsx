import { VerificationNotice } from '../kit/VerificationNotice.tsx'
import { WelfarePage } from '../kit/WelfarePage.tsx'
import { TakeIn } from '../parts/intake/TakeIn.tsx'

/** Takes an animal in: its chip first, then how it came and what it is. */
export default function NewIntakePage() {
  return (
    <WelfarePage
      title="Take an animal in"
      lead="It is on the register under your organisation at once. What you type is kept in this tab until you are done."
      width="text"
    >
      <VerificationNotice />
      <TakeIn />
    </WelfarePage>
  )
}
