import { glanceText } from '#features/offers/kit/words.ts'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box, Group } from '#ui/Box.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Quoted } from '#ui/Quoted.tsx'
import type { RehomingCard } from '../../shapes.ts'
import { WhatToKnow } from '../homes/WhatToKnow.tsx'
import { Answer } from './Answer.tsx'
import { Outcome } from './Outcome.tsx'
import { WrongNotice } from './WrongNotice.tsx'

interface GivenAnimalProps {
  card: RehomingCard
  token: string
  isSignedIn: boolean
}

/** An animal that its keeper gives away: what to know of it, and the answer to it. */
export function GivenAnimal({ card, token, isSignedIn }: GivenAnimalProps) {
  const { pet, petId, awaitsAnswer, answerBy, from, note } = card
  const lead = awaitsAnswer
    ? `${from ?? 'The keeper'} would like to give ${pet.name} to you. Answer by ${whenText(answerBy, 'day')}.`
    : undefined
  return (
    <Page title={awaitsAnswer ? `You’ve been offered ${pet.name}` : pet.name} lead={lead} width="text">
      {!awaitsAnswer && <Outcome card={card} />}
      <WrongNotice card={card} />
      {awaitsAnswer && note && <Quoted>{note}</Quoted>}
      <Panel look="raised">
        <Group gap="1.25rem" mb="1.5rem">
          <PetPicture pet={{ ...pet, id: petId }} size={112} described />
          <div>
            <Box component="h2" lh="1.2">
              {pet.name}
            </Box>
            <Box component="p" c="dimmed" m="0.25rem 0 0">
              {glanceText(pet, systemClock.now())}
            </Box>
            <Box component="p" c="dimmed" m="0.25rem 0 0">
              Microchip {pet.chipShown}
            </Box>
          </div>
        </Group>
        <WhatToKnow card={card} />
      </Panel>
      {awaitsAnswer && <Answer card={card} token={token} isSignedIn={isSignedIn} />}
    </Page>
  )
}
