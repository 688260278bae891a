import { paths } from '#src/paths.ts'
import { takeInUnchipped } from '../contract.ts'
import { VerificationNotice } from '../kit/VerificationNotice.tsx'
import { WelfarePage } from '../kit/WelfarePage.tsx'
import { TakeInUnchipped } from '../parts/intake/TakeInUnchipped.tsx'

/** Takes in an animal in which no microchip was found. */
export default function NewUnchippedPage() {
  return (
    <WelfarePage
      asks={takeInUnchipped}
      title="Take in an animal without a chip"
      lead="Scan the whole body twice first: a chip can move. You can add the chip as soon as it has one."
      width="text"
      crumbs={[{ label: 'Animals', to: paths.welfarePets }]}
    >
      <VerificationNotice />
      <TakeInUnchipped />
    </WelfarePage>
  )
}
