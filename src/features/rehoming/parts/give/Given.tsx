import type { PetDetail } from '#features/pets/parts/record/answersof.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import type { Crumb } from '#ui/Crumbs.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { useTitleFocus } from '#ui/useTitleFocus.ts'
import { whenText } from '#ui/whentext.ts'

export interface GivenJustNow {
  status: string
  answerBy: string
}

/** It is sent: what happens now, and where to follow it. */
export function Given({ pet, sent, crumbs }: { pet: PetDetail; sent: GivenJustNow; crumbs: readonly Crumb[] }) {
  useTitleFocus()
  const isListed = sent.status === 'listed'
  return (
    <Page title={isListed ? `${pet.name} is listed` : 'Your message is on its way'} crumbs={crumbs} width="text">
      <EmptyState
        art={<MessageRelayArt />}
        title={isListed ? `We look for a home for ${pet.name}` : `They can answer until ${whenText(sent.answerBy, 'day')}`}
        action={
          <>
            <ButtonLink to={`${paths.requests}?show=mine`}>Follow it</ButtonLink>
            <ButtonLink weight="plain" to={paths.pet(pet.id)}>
              Back to {pet.name}
            </ButtonLink>
          </>
        }
      >
        {isListed
          ? `It is shown until ${whenText(sent.answerBy, 'day')}, without your name. We write to you as soon as somebody offers it a home.`
          : `Until they agree, you stay ${pet.name}’s keeper and are asked when it is found.`}
      </EmptyState>
    </Page>
  )
}
