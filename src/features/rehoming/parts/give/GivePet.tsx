import { useState } from 'react'
import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import type { Crumb } from '#ui/Crumbs.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { GiveForm } from './GiveForm.tsx'
import { Given, type GivenJustNow } from './Given.tsx'
import { HowItGoes } from './HowItGoes.tsx'

/** The form, or why the animal cannot change hands now, or what follows when it is sent. */
export function GivePet({ pet, crumbs }: { pet: PetDetail; crumbs: readonly Crumb[] }) {
  const [sent, setSent] = useState<GivenJustNow>()
  if (sent) return <Given pet={pet} sent={sent} crumbs={crumbs} />
  const because = pet.can.passOn
  return (
    <Page
      title={`A new keeper for ${pet.name}`}
      lead="No one becomes the keeper without agreeing, and you’re the keeper until they do. It’s free."
      crumbs={crumbs}
    >
      {because !== true ? (
        <Notice
          kind="warning"
          title={`${pet.name} can’t change hands at the moment`}
          action={
            <ButtonLink
              weight="plain"
              size="sm"
              to={pet.open ? `${paths.requests}?show=${pet.open === 'claim' ? 'waiting' : 'mine'}` : paths.pet(pet.id)}
            >
              {pet.open ? 'See the open request' : 'Open the record'}
            </ButtonLink>
          }
        >
          {because.words}
        </Notice>
      ) : (
        <WithAside aside={<HowItGoes />}>
          <GiveForm pet={pet} onSent={setSent} />
        </WithAside>
      )}
    </Page>
  )
}
