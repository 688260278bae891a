import { Group } from '@mantine/core'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import classes from './WhereNext.module.css'

/** Where to turn when no register that we asked knows the number. */
export function WhereNext() {
  return (
    <Group component="p" gap="0.75rem 1.5rem" m={0}>
      <a className={classes.link} href="#registers">
        Registers to ask yourself
      </a>
      <ButtonLink to={paths.customerRegister} weight="plain">
        It is my pet: register it
      </ButtonLink>
    </Group>
  )
}
