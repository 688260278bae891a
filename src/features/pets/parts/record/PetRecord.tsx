import { Suspense } from 'react'
import { lazyPart } from '#platform/web/lazypart.ts'
import { WithAside } from '#ui/Columns.tsx'
import type { Crumb } from '#ui/Crumbs.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Page } from '#ui/Page.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { carePanels, recordNotices, recordPanels } from '../../kit/points.ts'
import { SECTIONS } from './facts.ts'
import { OpenAbout } from './OpenAbout.tsx'
import { Origin } from './Origin.tsx'
import { PhotosPanel } from './PhotosPanel.tsx'
import { RecordHead } from './RecordHead.tsx'
import { RecordSection } from './RecordSection.tsx'
import { Verification } from './Standing.tsx'
import { StatusActs } from './StatusActs.tsx'
import { useMayChange } from './useMayChange.ts'

const LifeOfPet = lazyPart(() => import('./LifeOfPet.tsx').then((part) => part.LifeOfPet))

/** Everything the register holds of one pet, and what its keeper may do with it. */
export function PetRecord({ pet, crumbs }: { pet: PetDetail; crumbs: readonly Crumb[] }) {
  const mayChange = useMayChange()
  return (
    <Page title={pet.name} crumbs={crumbs} lead={pet.breed}>
      <Verification pet={pet} />
      <Extended point={recordNotices} props={{ pet }} />
      <OpenAbout pet={pet} />
      <RecordHead pet={pet} />
      <Extended point={carePanels} props={{ pet }} />
      <WithAside
        aside={
          <>
            <Extended point={recordPanels} props={{ pet }} />
            {!pet.isGone && mayChange && <StatusActs pet={pet} />}
          </>
        }
      >
        {SECTIONS.map((section) => (
          <RecordSection key={section} pet={pet} section={section} />
        ))}
        {!pet.isGone && <PhotosPanel pet={pet} />}
        <Origin pet={pet} />
      </WithAside>
      <Suspense>
        <LifeOfPet pet={pet} />
      </Suspense>
    </Page>
  )
}
