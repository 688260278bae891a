import { useNavigate } from 'react-router'
import { blankPet } from '#features/pets/kit/form/answers.ts'
import { useContractForm } from '#platform/web/form.ts'
import { chipLitter } from '../../contract.ts'
import { CHANGED } from '../changed.ts'
import { litterDone } from '../links.ts'
import type { Litter } from '../litters/columns.tsx'
import { type OffspringAnswers, offspringAsked } from '../wizard/answers.ts'
import { atLitterFields } from '../wizard/litterfields.ts'

/** The animals of a litter with their chips on the way to the register. Those without a number are left out. */
export function useChips(litter: Litter) {
  const navigate = useNavigate()
  return useContractForm(chipLitter, {
    initial: {
      ...blankPet,
      species: litter.species,
      bornOn: litter.bornOn,
      young: litter.newborn.map(rowOf),
    },
    asks: ({ young, implant, evenIfHeldElsewhere }) => ({
      litterId: litter.id,
      young: withNumbers(young).map((one) => ({ ...offspringAsked(one), newbornId: one.key })),
      implant: { ...implant, implantedOn: implant.implantedOn || null },
      evenIfHeldElsewhere,
    }),
    atFields: (sentences, { young }) => atLitterFields(atOwnRows(sentences, young)),
    draft: `litter-chips-${litter.id}`,
    once: true,
    refresh: CHANGED,
    then: ({ litterId }) => navigate(litterDone(litterId), { replace: true }),
  })
}

const rowOf = ({ id, ...known }: Litter['newborn'][number]): OffspringAnswers => ({
  key: id,
  ...known,
  chipNumber: '',
  markings: '',
  kennelClubNumber: '',
})

const withNumbers = <Row extends { chipNumber: string }>(rows: readonly Row[]) => rows.filter(({ chipNumber }) => chipNumber.trim() !== '')

/** The call counts only the rows it was sent. */
function atOwnRows(sentences: Record<string, string>, rows: readonly { chipNumber: string }[]): Record<string, string> {
  const sent = rows.flatMap(({ chipNumber }, row) => (chipNumber.trim() === '' ? [] : [row]))
  const placed = Object.entries(sentences).map(([path, sentence]) => [
    path.replace(/^young\.(\d+)/, (whole, row: string) => (sent[Number(row)] === undefined ? whole : `young.${sent[Number(row)]}`)),
    sentence,
  ])
  return Object.fromEntries(placed)
}
