import { Link } from 'react-router'
import { PetPicture } from '#features/pets/parts/PetPicture.tsx'
import { daysText, kindWords } from '#features/welfare/parts/words.ts'
import type { WelfarePet } from '#features/welfare/shapes.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { whenText } from '#ui/whentext.ts'
import classes from './LongestStays.module.css'

/** The animals that have waited longest for a home. */
export function LongestStays({ pets, total }: { pets: readonly WelfarePet[]; total: number }) {
  const all = (
    <ButtonLink weight="quiet" size="sm" to={`${paths.welfarePets}?state=withUs&sort=cameOn`}>
      See all
    </ButtonLink>
  )
  return (
    <Panel title="With you longest" actions={total > pets.length && all}>
      {pets.length === 0 ? (
        'No animal is with you just now.'
      ) : (
        <ol className={classes.list}>
          {pets.map((pet) => (
            <li className={classes.stay} key={pet.intake.id}>
              <PetPicture pet={pet} size={44} />
              <div className={classes.words}>
                <Link className={classes.name} to={paths.pet(pet.id)}>
                  {pet.name}
                </Link>
                <div className={classes.quiet}>
                  {pet.breed}, {kindWords[pet.intake.kind].tag.toLowerCase()}, since {whenText(pet.intake.cameOn, 'day')}
                </div>
              </div>
              <b className={classes.days}>{daysText(pet.intake.days)}</b>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
