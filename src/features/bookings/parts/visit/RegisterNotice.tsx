import { useNavigate } from 'react-router'
import { prepareChip, preparedChip } from '#features/implanting/kit/prepareChip.ts'
import { useQualified } from '#features/implanting/kit/useQualified.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Visit } from '../words.ts'

interface RegisterNoticeProps {
  visit: Visit
  keeper: NonNullable<Visit['keeper']>
}

/** The way to the register for each animal that was chipped, with what we know of it and of its keeper filled in. */
export function RegisterNotice({ visit: { id, animals, can }, keeper }: RegisterNoticeProps) {
  const navigate = useNavigate()
  const isQualified = useQualified()
  const unknown = animals.flatMap((animal, index) => (animal.petId ? [] : [{ ...animal, visit: `${id}.${index}` }]))
  const register = (animal: { visit: string; name: string; species: string }) => {
    prepareChip({ ...animal, ...keeper })
    void navigate(preparedChip(animal.visit))
  }
  if (unknown.length === 0 && can.close !== true) return null
  if (!isQualified) return <Notice title="Chipped? Register it as well">{LEFT_TO_IMPLANTERS}</Notice>
  return (
    <Notice
      title="Chipped? Register it as well"
      action={
        <Group gap="0.5rem">
          {unknown.map(({ name, species, visit }) => (
            <ActionButton key={visit} onClick={() => register({ visit, name, species })}>
              Register {name}’s chip
            </ActionButton>
          ))}
          {unknown.length === 0 && <ButtonLink to={paths.registerChip}>Register a chip</ButtonLink>}
        </Group>
      }
    >
      {can.close === true ? 'Say here how the visit went. Then register' : 'Register'} the chip in the keeper’s name: until you do, no one
      finds the keeper through it. We fill in what we know.
    </Notice>
  )
}

const LEFT_TO_IMPLANTERS =
  'The implanter who chipped the animal has to register the chip, under their own name: until they do, no one finds the keeper through it.'
