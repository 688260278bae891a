import { useSearchParams } from 'react-router'
import { paths } from '#src/paths.ts'
import { holdAnimal } from '../contract.ts'
import { VerificationNotice } from '../kit/VerificationNotice.tsx'
import { WelfarePage } from '../kit/WelfarePage.tsx'
import { HoldAnimal } from '../parts/intake/HoldAnimal.tsx'

/** Takes in an animal that has a keeper, and holds it for them. */
export default function HoldAnimalPage() {
  const chip = useSearchParams()[0].get('chip')?.trim().slice(0, 60) ?? ''
  return (
    <WelfarePage
      asks={holdAnimal}
      title="Hold an animal for its keeper"
      lead="It’s registered to someone else. We’ll tell them straight away, and it stays theirs while you look after it."
      width="text"
      crumbs={[{ label: 'Animals', to: paths.welfarePets }]}
    >
      <VerificationNotice />
      <HoldAnimal key={chip} chip={chip} />
    </WelfarePage>
  )
}
