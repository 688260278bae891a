import { Link } from 'react-router'
import { getChipInfo } from '#features/chips/contract.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Prose } from '#ui/Prose.tsx'
import { atChipFields } from '../register/answers.ts'
import type { Queued } from './queued.ts'

/** Why the register refused an animal, and what it holds under that number now, as far as its implanter may know. */
export function RegisterSays({ item: { problem, answers } }: { item: Queued }) {
  const fields = Object.entries(atChipFields(problem?.fields ?? {}, answers))
  const told = fields.filter(([, sentence]) => sentence !== problem?.message)
  return (
    <Prose>
      <p>
        <strong>{problem?.message ?? 'The register refused it.'}</strong>
      </p>
      {told.length > 0 && (
        <Bullets>
          {told.map(([path, sentence]) => (
            <li key={path}>{sentence}</li>
          ))}
        </Bullets>
      )}
      <ChipNow typed={answers.pet.chipNumber} />
    </Prose>
  )
}

/** What the register holds under a number that was typed, as far as whoever is signed in may know. */
export function useChipNow(typed: string) {
  const reading = readChipNumber(typed)
  return useCall(getChipInfo, { chipNumber: reading.valid ? reading.number : '' }, { enabled: reading.valid })
}

function ChipNow({ typed }: { typed: string }) {
  const reading = readChipNumber(typed)
  const { data, error } = useChipNow(typed)
  if (!reading.valid) return <p>{reading.because}</p>
  if (error) return <p>You can see what the register holds under this number once there’s signal.</p>
  if (!data) return <p>Looking up what the register holds under this number …</p>
  return (
    <>
      <p>{registrationWords(data)}</p>
      {data.registration === 'yours' && (
        <p>
          <Box component={Link} c="inherit" fw={600} to={paths.implantOf(reading.number)}>
            See chip and request
          </Box>
        </p>
      )}
      {data.manufacturer && <p>Maker: {data.manufacturer}</p>}
      {data.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </>
  )
}

function registrationWords({ registration, petName }: Pick<AnswerOf<typeof getChipInfo>, 'registration' | 'petName'>) {
  if (registration === 'none') return 'No animal is registered here with this number.'
  if (registration === 'another') return 'This number is already registered to someone else’s animal. Compare it with the label.'
  return `You’ve already registered ${petName ?? 'an animal'} with this number, and finders will reach you.`
}
