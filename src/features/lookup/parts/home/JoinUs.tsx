import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import classes from './JoinUs.module.css'

/** The way in for keepers. */
export function JoinUs() {
  return (
    <section className={classes.join} aria-labelledby="join-us">
      <div>
        <h2 className={classes.title} id="join-us">
          Is your pet’s number on a register?
        </h2>
        <p className={classes.words}>
          Look it up above: it takes ten seconds. If nobody holds it, put it on {site.name}, and a finder can reach you tonight.
        </p>
      </div>
      <div className={classes.actions}>
        <ButtonLink to={paths.customerRegister} size="lg" weight="plain">
          Register a pet
        </ButtonLink>
        <ButtonLink to={paths.transferDatabase} size="lg" weight="plain">
          Move a record here
        </ButtonLink>
        <ButtonLink to={paths.takeUp()} size="lg" weight="plain">
          Use a transfer code
        </ButtonLink>
      </div>
    </section>
  )
}
