import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import type { Crumb } from '#ui/Crumbs.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { useTitleFocus } from '#ui/useTitleFocus.ts'
import type { RehomingCard } from '../../shapes.ts'

export interface GivenJustNow {
  status: RehomingCard['status']
  answerBy: string
}

/** It is sent: what happens now, and where to follow it. */
export function Given({ pet, sent, crumbs }: { pet: PetDetail; sent: GivenJustNow; crumbs: readonly Crumb[] }) {
  useTitleFocus()
  const { page, title, next } = (words[sent.status] ?? sentWords)(pet.name, whenText(sent.answerBy, 'day'))
  return (
    <Page title={page} crumbs={crumbs} width="text">
      <EmptyState
        art={<MessageRelayArt />}
        title={title}
        action={
          <>
            <ButtonLink to={`${paths.requests}?show=mine`}>See your requests</ButtonLink>
            <ButtonLink weight="plain" to={paths.pet(pet.id)}>
              Back to {pet.name}
            </ButtonLink>
          </>
        }
      >
        {next}
      </EmptyState>
    </Page>
  )
}

type Words = (name: string, until: string) => { page: string; title: string; next: string }

const sentWords: Words = (name, until) => ({
  page: 'We’ve sent your request',
  title: `They have until ${until} to answer`,
  next: `Until they agree, you’re ${name}’s keeper, and we’ll contact you if ${name} is found.`,
})

const words: Partial<Record<GivenJustNow['status'], Words>> = {
  listed: (name, until) => ({
    page: `${name} is listed`,
    title: `${name} is looking for a home`,
    next: `The listing runs until ${until}, without your name. We’ll write to you as soon as someone offers a home.`,
  }),
}
