import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import classes from './WhereNext.module.css'

/** Where to turn when no register that we asked knows the number. */
export function WhereNext() {
  return (
    <p className={classes.next}>
      <a className={classes.link} href="#registers">
        Registers to ask yourself
      </a>
      <ButtonLink to={paths.customerRegister} weight="plain">
        It is my pet: register it
      </ButtonLink>
    </p>
  )
}
