import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import classes from './WhereNext.module.css'

/** For the keeper who looks up their own animal: the record can be brought here. */
export function MoveIt({ chipNumber }: { chipNumber: string }) {
  return (
    <p className={classes.next}>
      <ButtonLink to={`${paths.transferDatabase}?${new URLSearchParams({ chip: chipNumber })}`} weight="plain">
        It is my pet: move the record here
      </ButtonLink>
    </p>
  )
}
