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
            <ButtonLink to={`${paths.requests}?show=mine`}>Follow it</ButtonLink>
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
  page: 'Your message is on its way',
  title: `They can answer until ${until}`,
  next: `Until they agree, you stay ${name}’s keeper and are asked when it is found.`,
})

const words: Partial<Record<GivenJustNow['status'], Words>> = {
  listed: (name, until) => ({
    page: `${name} is listed`,
    title: `We look for a home for ${name}`,
    next: `It is shown until ${until}, without your name. We write to you as soon as somebody offers it a home.`,
  }),
}
