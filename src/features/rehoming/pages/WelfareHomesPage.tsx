import { VerificationNotice } from '#features/welfare/kit/VerificationNotice.tsx'
import { WelfarePage } from '#features/welfare/kit/WelfarePage.tsx'
import { Section } from '#ui/Section.tsx'
import { ListedHomes } from '../parts/homes/ListedHomes.tsx'
import { GivenToUs } from '../parts/welfare/GivenToUs.tsx'

/** The animals that keepers give to the organisation, and those that anybody may offer a home to. */
export default function WelfareHomesPage() {
  return (
    <WelfarePage title="Homes" lead="Animals whose keepers can’t keep them any more.">
      <VerificationNotice />
      <Section title="Offered to you" lead="Their keepers chose your organisation. Take the animal in once it’s with you.">
        <GivenToUs />
      </Section>
      <Section
        title="Looking for a home"
        lead="Anyone can offer these animals a home. The keeper chooses, and then you can write to each other and meet."
      >
        <ListedHomes level={3} asOrganisation />
      </Section>
    </WelfarePage>
  )
}
