import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'

/** An organisation looks up an animal that it has in already. */
export function WithYou({ petId, petName }: { petId: string; petName: string }) {
  return (
    <Notice
      title="It’s with you"
      action={
        <ButtonLink weight="plain" size="sm" to={paths.animalInCare(petId)}>
          See {petName}
        </ButtonLink>
      }
    >
      Your organisation has already taken {petName} in.
    </Notice>
  )
}
