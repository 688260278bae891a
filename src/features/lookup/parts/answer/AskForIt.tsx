import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import classes from './WhereNext.module.css'

/** For whoever bought, adopted or was given the animal, and whose record still names an earlier keeper. */
export function AskForIt({ chipNumber }: { chipNumber: string }) {
  return (
    <p className={classes.next}>
      <ButtonLink to={paths.askForKeepership(chipNumber)} weight="plain">
        It lives with me now: ask to be its keeper
      </ButtonLink>
    </p>
  )
}
