import { withoutBlanks } from '#platform/web/form.ts'

/** The choice of a pet whose chip isn’t on the register. */
export const UNREGISTERED = 'unregistered'

interface Answers {
  petId: string
  card: object
}

/** What `activateTag` takes: a pet on the register, or what is said of one that isn’t. */
export const activationAsked = ({ petId, card, ...rest }: Answers) =>
  withoutBlanks(petId === UNREGISTERED ? { ...rest, card } : { ...rest, petId })
