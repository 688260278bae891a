import { glanceText } from '#features/offers/parts/words.ts'
import { PetPicture } from '#features/pets/parts/PetPicture.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { whenText } from '#ui/whentext.ts'
import type { RehomingCard } from '../../shapes.ts'
import { WhatToKnow } from '../homes/WhatToKnow.tsx'
import { Answer } from './Answer.tsx'
import classes from './GivenAnimal.module.css'
import { Outcome } from './Outcome.tsx'
import { WrongNotice } from './WrongNotice.tsx'

interface GivenAnimalProps {
  card: RehomingCard
  token: string
  isSignedIn: boolean
}

/** An animal that its keeper gives away: what to know of it, and the answer to it. */
export function GivenAnimal({ card, token, isSignedIn }: GivenAnimalProps) {
  const { pet, petId, status, answerBy } = card
  const isOpen = status === 'sent'
  const lead = isOpen ? `Its keeper would like to give ${pet.name} to you. Answer by ${whenText(answerBy, 'day')}.` : undefined
  return (
    <Page title={isOpen ? `${pet.name} could come to you` : pet.name} lead={lead} width="text">
      {!isOpen && <Outcome card={card} />}
      <WrongNotice card={card} />
      <Panel look="raised">
        <div className={classes.animal}>
          <PetPicture pet={{ ...pet, id: petId }} size={112} described />
          <div>
            <h2 className={classes.name}>{pet.name}</h2>
            <p className={classes.line}>{glanceText(pet, systemClock.now())}</p>
            <p className={classes.line}>Microchip {pet.chipShown}</p>
          </div>
        </div>
        <WhatToKnow card={card} />
      </Panel>
      {isOpen && <Answer card={card} token={token} isSignedIn={isSignedIn} />}
    </Page>
  )
}
