import { Link } from 'react-router'
import { ChipAsked } from '#features/chips/kit/ChipAsked.tsx'
import type { ChipCheck } from '#features/chips/kit/useChipCheck.ts'
import type { OpenVerdict } from '#features/chips/kit/verdict.ts'
import { countryAbroad, searchAbroad } from '#knowledge/chipnumbers/abroad.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { listed } from '#platform/listed.ts'
import { paths } from '#src/paths.ts'
import { Group } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { PetForm } from '../../kit/form/petform.ts'

/** What is said where another register holds the chip, in place of our usual words, and the box to tick. */
export interface EvenIf {
  says?: (register: { name: string; phone: string | null }) => string
  label: (register: string) => string
}

interface ChipVerdictProps {
  pet: PetForm
  check: ChipCheck
  evenIf?: EvenIf | undefined
}

/** Whether the chip can be registered here, who holds it if not, and what to do then. */
export function ChipVerdict({ pet, check, evenIf = REGISTER_TOO }: ChipVerdictProps) {
  return (
    <ChipAsked check={check} before="the pet is registered">
      {(verdict) => <Said verdict={verdict} number={check.number} pet={pet} evenIf={evenIf} />}
    </ChipAsked>
  )
}

const REGISTER_TOO: EvenIf = { label: (register) => `Register it here too. I’ll tell ${register} that its record has moved.` }

interface SaidProps {
  verdict: OpenVerdict
  number: string
  pet: PetForm
  evenIf: EvenIf
}

function Said({ verdict, number, pet, evenIf }: SaidProps) {
  switch (verdict.kind) {
    case 'free':
      return (
        <>
          <Notice kind="success" title="This chip can be registered here" live>
            {verdict.silent.length > 0
              ? `We couldn’t get an answer from ${listed(verdict.silent)}. If the animal was registered before, check there too.`
              : 'It’s not on our register, or on any other database that answers us.'}
          </Notice>
          <FromAbroad number={number} />
        </>
      )
    case 'elsewhere':
      return (
        <Rows gap="sm">
          <Notice
            kind="warning"
            title={`${verdict.holder.name} holds this chip`}
            action={<Reach holder={verdict.holder} number={number} />}
            live
          >
            {evenIf.says?.(verdict.holder) ?? verdict.says}
          </Notice>
          <CheckField
            {...pet.field('evenIfHeldElsewhere')}
            checked={pet.answers.evenIfHeldElsewhere}
            label={evenIf.label(verdict.holder.name)}
            onChange={(event) => pet.set({ evenIfHeldElsewhere: event.currentTarget.checked })}
          />
        </Rows>
      )
  }
}

/** The register of another country may know a keeper whom no database here does. */
function FromAbroad({ number }: { number: string }) {
  const reading = readChipNumber(number)
  const country = reading.valid && countryAbroad(reading)
  if (!country) return null
  return (
    <Notice kind="warning" title={`This chip’s number comes from ${country}`}>
      The animal may be registered to a keeper there. {searchAbroad(reading.shown)} Do that before you register it here.
    </Notice>
  )
}

interface ReachProps {
  holder: { name: string; phone: string | null; site: string | null }
  number: string
}

function Reach({ holder: { name, phone, site }, number }: ReachProps) {
  return (
    <Group component="span" gap="0.5rem 1.5rem" align="stretch">
      {phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>Call {phone}</a>}
      {site && <a href={site}>Go to {name}</a>}
      <Link to={paths.moveHere(number)}>Move the record here instead</Link>
    </Group>
  )
}
