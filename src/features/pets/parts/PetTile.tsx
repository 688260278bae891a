import { Link } from 'react-router'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { PetCard } from '../shapes.ts'
import { PetPicture } from './PetPicture.tsx'
import classes from './PetTile.module.css'
import { ageText } from './words/born.ts'
import { openWords } from './words/open.ts'
import { statusWords } from './words/status.ts'

/** A pet as a card that leads to its record. */
export function PetTile({ pet, level = 2 }: { pet: PetCard; level?: 2 | 3 }) {
  const { label, tone } = statusWords[pet.status]
  const Heading = `h${level}` as const
  return (
    <article className={classes.tile}>
      <PetPicture pet={pet} size={80} />
      <div className={classes.words}>
        <Heading className={classes.name}>
          <Link className={classes.link} to={paths.pet(pet.id)}>
            {pet.name}
          </Link>
        </Heading>
        <p className={classes.line}>
          {pet.breed}
          {pet.status !== 'deceased' && ` · ${pet.bornExactly ? '' : 'about '}${ageText(pet.bornOn, londonDate(systemClock.now()))}`}
        </p>
        <p className={classes.chip}>
          <ChipDigits number={pet.chipNumber} />
        </p>
        <div className={classes.tags}>
          <StatusTag tone={tone}>{label}</StatusTag>
          {pet.open && <StatusTag tone={openWords[pet.open].tone}>{openWords[pet.open].label}</StatusTag>}
        </div>
      </div>
    </article>
  )
}
